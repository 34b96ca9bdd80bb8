/** The mark: a road that crosses the water on one arch. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect class="mark-ground" width="32" height="32" rx="8" />
      <path class="mark-road" d="M4 13.5h24" />
      <path class="mark-road" d="M8 22.5v-1a8 8 0 0116 0v1" />
      <path
        class="mark-water"
        d="M5 26.5c2 0 2-1.6 3.7-1.6s1.7 1.6 3.6 1.6 2-1.6 3.7-1.6 1.7 1.6 3.7 1.6 1.9-1.6 3.6-1.6 1.7 1.6 3.7 1.6"
      />
    </svg>
  )
}
