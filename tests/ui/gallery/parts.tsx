import '../../../src/ui/theme/first.css'
import '../../../src/ui/theme/theme.css'
import './parts.css'
import { type ComponentChildren, render } from 'preact'
import { Icon, type IconName } from '../../../src/ui/display/icons.tsx'
import { Logo } from '../../../src/ui/display/logo.tsx'
import { Choices, Fields, Notices } from './part-controls.tsx'
import { Frames, Pointed } from './part-frames.tsx'
import { Buttons, Folded, Money, Progress } from './part-states.tsx'
import { Colours, Measures, Type } from './tokens.tsx'

// A record, so that the compiler finds missing icons.
const ICONS: Readonly<Record<IconName, true>> = {
  back: true,
  chevron: true,
  close: true,
  copy: true,
  check: true,
  swap: true,
  home: true,
  transfer: true,
  send: true,
  bridge: true,
  receive: true,
  activity: true,
  settings: true,
  lock: true,
  external: true,
  info: true,
  warn: true,
  danger: true,
  shield: true,
  eye: true,
  eyeOff: true,
  search: true,
  arrow: true,
  returned: true,
  qr: true,
  refresh: true,
  dot: true,
  tab: true,
  panel: true,
}

const THEMES = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

function Sheet() {
  return (
    <>
      <h1 class="visually-hidden">Causeway: tokens, icons and parts</h1>
      {THEMES.map(([theme, name]) => (
        <section key={theme} class={`half ${theme}`} aria-label={name}>
          <header class="half-head">
            <Logo size={56} />
            <div>
              <h2>Causeway</h2>
              <p class="hint">{name}: every token, icon and part, in each of its states</p>
            </div>
            <Logo size={28} />
            <Logo size={16} />
          </header>
          <div class="half-parts">
            <Group title="Colour">
              <Colours theme={theme} />
            </Group>
            <Group title="Type">
              <Type />
            </Group>
            <Group title="Space, corners, motion">
              <Measures />
            </Group>
            <Group title="Icons">
              <Icons />
            </Group>
            <Group title="Buttons">
              <Buttons />
            </Group>
            <Group title="Fields">
              <Fields />
            </Group>
            <Group title="Choices">
              <Choices />
            </Group>
            <Group title="Notices and states">
              <Notices />
            </Group>
            <Group title="Money and addresses">
              <Money />
            </Group>
            <Group title="Progress">
              <Progress />
            </Group>
            <Group title="Links, copying, focus">
              <Pointed />
            </Group>
            <Group title="Frames, dialogs, lists">
              <Frames />
            </Group>
            <Group title="Folded, empty, loading">
              <Folded />
            </Group>
          </div>
        </section>
      ))}
    </>
  )
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div class="part-group">
      <h3>{title}</h3>
      {children}
    </div>
  )
}

function Icons() {
  return (
    <div class="icons">
      {Object.keys(ICONS).map((name) => (
        <div key={name}>
          <Icon name={name as IconName} />
          <span>{name}</span>
        </div>
      ))}
    </div>
  )
}

const place = document.getElementById('sheet')
if (place) render(<Sheet />, place)
