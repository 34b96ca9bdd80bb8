import type { ComponentChildren } from 'preact'

// Decoration, in the theme's colours: the words beside say the same.

export function ProvenDrawing() {
  return (
    <Drawing>
      <rect class="draw-soft" x="34" y="14" width="62" height="76" rx="8" />
      <path class="draw-line" d="M46 32h30M46 44h38M46 56h24" />
      <path class="draw-ground" d="M112 34l26 9v20c0 16-11 27-26 33-15-6-26-17-26-33V43z" />
      <path class="draw-mark" d="M101 64l8 8 15-17" />
    </Drawing>
  )
}

export function TrustedDrawing() {
  return (
    <Drawing>
      <path class="draw-line" d="M50 52h80" stroke-dasharray="3 7" />
      <circle class="draw-ground" cx="36" cy="52" r="22" />
      <path class="draw-mark" d="M28 52v-5a8 8 0 0116 0v5M26 52h20v12H26z" />
      <circle class="draw-soft" cx="90" cy="52" r="17" />
      <path class="draw-line" d="M82 52h16m0 0l-6-6m6 6l-6 6" />
      <circle class="draw-soft" cx="144" cy="52" r="22" />
      <path class="draw-line" d="M134 44h20M134 52h20M134 60h20" />
    </Drawing>
  )
}

export function FailsDrawing() {
  return (
    <Drawing>
      <path class="draw-ground" d="M14 56h52v30h-8V80a9 9 0 00-18 0v6h-8V80a9 9 0 00-18 0z" />
      <path class="draw-soft" d="M114 56h52v24a9 9 0 00-18 0v6h-8V80a9 9 0 00-18 0v6h-8z" />
      <path class="draw-line" d="M72 62h8M88 62h8M102 62h6" />
      <path class="draw-line" d="M120 40c-8-22-56-26-74-4m0 0l2-13m-2 13l13 1" />
    </Drawing>
  )
}

function Drawing({ children }: { children: ComponentChildren }) {
  return (
    <svg class="drawing" width="180" height="104" viewBox="0 0 180 104" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
