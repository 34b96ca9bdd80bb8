export const LOGO_PATHS = {
  road: 'M5 8.5h22v12h-2.4v-1.3a3.8 3.8 0 00-7.6 0v1.3h-2v-1.3a3.8 3.8 0 00-7.6 0v1.3H5z',
  water:
    'M5.2 25c1.8 0 1.8-1.5 3.6-1.5s1.8 1.5 3.6 1.5 1.8-1.5 3.6-1.5 1.8 1.5 3.6 1.5 1.8-1.5 3.6-1.5 1.8 1.5 3.6 1.5',
} as const

export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg class="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect class="mark-ground" width="32" height="32" rx="8" />
      <path class="mark-road" d={LOGO_PATHS.road} />
      <path class="mark-water" d={LOGO_PATHS.water} />
    </svg>
  )
}
