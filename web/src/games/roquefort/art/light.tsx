/** The low sun (by night: a lantern) over castle and front wall, between the merlons; drawn last. Needs `BoardDefs`. */
export function GoldenLight() {
  return (
    <path
      d="M0-12H162V0H250V-12H362V0H450V-12H562V0H650V-12H812V906H0z"
      fill="url(#cr-sun)"
      pointer-events="none"
    />
  );
}
