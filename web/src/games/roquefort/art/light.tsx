/** The low sun (by night: a lantern) over the whole castle; drawn last. Needs `BoardDefs`. */
export function GoldenLight() {
  return (
    <path
      d="M0 13H162V0H250V13H362V0H450V13H562V0H650V13H812V812H0z"
      fill="url(#cr-sun)"
      pointer-events="none"
    />
  );
}
