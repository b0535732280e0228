/** How hard a device is shaken, in metres per second squared, and how often within a moment. */
const HARD = 14;
const OFTEN = 3;
const WITHIN = 900;

type Asking = { readonly requestPermission?: () => Promise<string> };

/** Something that is held in the hand and feels how it is moved. */
export function canShake(): boolean {
  return 'DeviceMotionEvent' in window && isSecureContext && matchMedia('(pointer: coarse)').matches;
}

/** Some devices ask their owner first, and only after a touch. */
export async function mayShake(): Promise<boolean> {
  const ask = (window.DeviceMotionEvent as unknown as Asking | undefined)?.requestPermission;
  if (ask === undefined) return true;
  return ask.call(DeviceMotionEvent).then(
    (answer) => answer === 'granted',
    () => false,
  );
}

/** Does something when the device is shaken; gives back how to stop listening. */
export function onShake(work: () => void): () => void {
  let jolts: number[] = [];
  const feel = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 };
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < HARD) return;
    jolts = [...jolts.filter((time) => timeStamp - time < WITHIN), timeStamp];
    if (jolts.length < OFTEN) return;
    jolts = [];
    work();
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
