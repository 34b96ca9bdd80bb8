type Theme = 'light' | 'dark'

const COLOURS = {
  Grounds: ['ground', 'surface', 'sunken', 'raised', 'hover', 'pressed'],
  Lines: ['line', 'line-strong', 'warn-line', 'bad-line'],
  Ink: ['ink', 'ink-2', 'ink-3'],
  Accent: [
    'accent',
    'accent-hover',
    'accent-pressed',
    'accent-ink',
    'accent-soft',
    'accent-soft-pressed',
    'accent-text',
    'focus',
  ],
  States: ['good', 'good-soft', 'warn', 'warn-soft', 'bad', 'bad-soft', 'bad-soft-pressed', 'bad-ink'],
} as const

/** WCAG 2.2: at least 4.5 for text, and 3 for control borders and focus lines. */
const PAIRS: readonly (readonly [text: string, ground: string, least: number])[] = [
  ['ink', 'ground', 4.5],
  ['ink-2', 'ground', 4.5],
  ['ink-3', 'ground', 4.5],
  ['ink-2', 'hover', 4.5],
  ['ink-2', 'pressed', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['accent-ink', 'accent-hover', 4.5],
  ['accent-ink', 'accent-pressed', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['accent-text', 'accent-soft-pressed', 4.5],
  ['good', 'good-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['bad', 'bad-soft', 4.5],
  ['bad', 'bad-soft-pressed', 4.5],
  ['line-strong', 'surface', 3],
  ['focus', 'ground', 3],
]

const SIZES = ['xs', 's', 'm', 'l', 'xl', '2xl'] as const
const WEIGHTS = ['normal', 'medium', 'bold'] as const
const SPACES = ['1', '2', '3', '4', '5', '6', '8'] as const
const RADII = ['s', 'm', 'l', 'full'] as const

const written = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()

function colourOf(token: string, theme: Theme): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.colorScheme = theme
  probe.style.color = `var(--${token})`
  const parts = getComputedStyle(probe).color.match(/\d+/g) ?? []
  probe.remove()
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

// WCAG 2.2, "relative luminance" and "contrast ratio".
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [least = 0, most = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (most + 0.05) / (least + 0.05)
}

export function Colours({ theme }: { theme: Theme }) {
  return (
    <>
      {Object.entries(COLOURS).map(([group, tokens]) => (
        <div key={group} class="part-column">
          <span class="part-state">{group}</span>
          <div class="swatches">
            {tokens.map((token) => (
              <div key={token}>
                <div class="swatch-colour" style={{ background: `var(--${token})` }} />
                <div class="swatch-name">{token}</div>
                <div class="swatch-value mono">{colourOf(token, theme)}</div>
              </div>
            ))}
          </div>
        </div>
      ))}
      <div class="part-column">
        <span class="part-state">Contrast</span>
        <div class="contrasts">
          {PAIRS.map(([text, ground, least]) => (
            <Contrast key={`${text}${ground}`} text={text} ground={ground} least={least} theme={theme} />
          ))}
        </div>
      </div>
    </>
  )
}

function Contrast({ text, ground, least, theme }: { text: string; ground: string; least: number; theme: Theme }) {
  const found = contrast(colourOf(text, theme), colourOf(ground, theme))
  return (
    <div
      class="contrast"
      style={{ color: `var(--${least === 3 ? 'ink' : text})`, background: `var(--${ground})` }}
      data-contrast={found}
      data-least={least}
    >
      <span>
        {text} on {ground}
      </span>
      <b>{(Math.floor(found * 10) / 10).toFixed(1)}</b>
    </div>
  )
}

export function Type() {
  return (
    <>
      {SIZES.map((size) => (
        <div key={size} class="sample">
          <span>
            {size} · {Number.parseFloat(written(`text-${size}`)) * 16}
          </span>
          <span style={{ fontSize: `var(--text-${size})` }}>The money arrives, or it comes back</span>
        </div>
      ))}
      {WEIGHTS.map((weight) => (
        <div key={weight} class="sample">
          <span>
            {weight} · {written(`weight-${weight}`)}
          </span>
          <span style={{ fontWeight: `var(--weight-${weight})` }}>At least 0.0993 ETH</span>
        </div>
      ))}
      <div class="sample">
        <span>mono</span>
        <span class="mono">0xf39F d6e5 1aad 0O 1lI</span>
      </div>
    </>
  )
}

export function Measures() {
  return (
    <>
      <div class="part-column">
        {SPACES.map((space) => (
          <div key={space} class="sample">
            <span>
              space-{space} · {Number.parseFloat(written(`space-${space}`)) * 16}
            </span>
            <div class="measure" style={{ inlineSize: `var(--space-${space})` }} />
          </div>
        ))}
      </div>
      <div class="part-row">
        {RADII.map((radius) => (
          <div key={radius} class="round" style={{ borderRadius: `var(--radius-${radius})` }}>
            radius-{radius}
          </div>
        ))}
        <div class="round lifted">shadow</div>
      </div>
      <dl class="lines">
        {[
          ['motion-fast', '120 ms', 'A ground or a line changes its colour'],
          ['motion', '180 ms', 'A part moves: a switch, a sheet, a chevron'],
          ['reduced', '0 ms', 'Where the system asks for less motion'],
        ].map(([name, time, use]) => (
          <div key={name} class="sample">
            <dt>{name}</dt>
            <dd>
              {time}. {use}.
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
