import { m } from '../messages/messages.ts'

const WAYS: readonly (readonly string[])[] = [
  ['write', 'confirm', 'password'],
  ['import', 'found', 'password'],
  ['restore', 'password'],
  ['key', 'write', 'confirm', 'password'],
]

type Placed = Readonly<{ step: string; from?: string | undefined }>

/** From 1 on; undefined outside the setup. */
export function setupPlace({ step, from }: Placed): Readonly<{ number: number; count: number }> | undefined {
  const way = WAYS.find((steps) => steps.includes(from ?? step) && steps.includes(step))
  return way && { number: way.indexOf(step) + 1, count: way.length }
}

/** Nothing on a screen that is no step. */
export function SetupSteps({ of }: Readonly<{ of: Placed }>) {
  const place = setupPlace(of)
  if (!place) return null
  const name = m().welcome.stepOf(place)
  return (
    <span class="setup-steps" role="img" aria-label={name} title={name} data-testid="setup-steps">
      {Array.from({ length: place.count }, (_, at) => (
        <span key={at} class="setup-step" data-is-now={at + 1 === place.number || undefined} />
      ))}
    </span>
  )
}
