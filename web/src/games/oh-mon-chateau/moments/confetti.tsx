import '../styles/moments.css';

const PIECES = 28;
const COLOURS = ['#cf5a45', '#5d8fb8', '#7fa35a', '#efc65a', '#8c5a86', '#e09aa0'];

/** Paper that falls once and is gone. Who wants no motion sees it lie there. */
export function Confetti() {
  return (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <i
          key={i}
          style={{
            '--x': `${(i * 37) % 100}%`,
            '--late': `${((i * 53) % 70) / 100}s`,
            '--lies': `${(i * 29) % 90}%`,
            '--turn': `${(i * 97) % 360}deg`,
            background: COLOURS[i % COLOURS.length],
          }}
        />
      ))}
    </div>
  );
}
