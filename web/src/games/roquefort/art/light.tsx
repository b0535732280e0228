<<<<<<< HEAD
/** The low sun (by night: a lantern) over the whole castle; drawn last. Needs `BoardDefs`. */
export function GoldenLight() {
  return (
    <path
      d="M0 13H162V0H250V13H362V0H450V13H562V0H650V13H812V812H0z"
=======
/** The low sun (by night: a lantern) over castle and front wall, between the merlons; drawn last. Needs `BoardDefs`. */
export function GoldenLight() {
  return (
    <path
      d="M0-12H162V0H250V-12H362V0H450V-12H562V0H650V-12H812V906H0z"
>>>>>>> topic-shell
      fill="url(#cr-sun)"
      pointer-events="none"
    />
  );
}
