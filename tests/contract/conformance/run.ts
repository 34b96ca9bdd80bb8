import { ABOUT_AMOUNTS } from './about-amounts.ts'
import { ABOUT_CONTROL } from './about-control.ts'
import { ABOUT_ERRORS } from './about-errors.ts'
import { ABOUT_FAMILIES } from './about-families.ts'
import { ABOUT_FAULTS } from './about-faults.ts'
import { ABOUT_KEYS } from './about-keys.ts'
import { ABOUT_MONEY } from './about-money.ts'
import { ABOUT_QUOTES } from './about-quotes.ts'
import { ABOUT_STATE } from './about-state.ts'
import { ABOUT_STEPS } from './about-steps.ts'
import type { Ask } from './ask.ts'
import type { Check } from './check.ts'

/** Every question, in order. */
const CHECKS: readonly Check[] = [
  ...[...ABOUT_STATE, ...ABOUT_ERRORS, ...ABOUT_QUOTES, ...ABOUT_STEPS],
  ...[...ABOUT_FAMILIES, ...ABOUT_KEYS, ...ABOUT_MONEY, ...ABOUT_AMOUNTS, ...ABOUT_CONTROL, ...ABOUT_FAULTS],
]

/** `wrong` is empty after a pass; `skip` says why it wasn't asked. */
export type Outcome = Readonly<{ section: string; claim: string; wrong: readonly string[]; skip: string | undefined }>

/** Asks in order; an interrupted question counts as failed. */
export async function conform(ask: Ask): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { section, claim, run } of CHECKS) {
    const found = await run(ask).catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
    outcomes.push(
      'skip' in found
        ? { section, claim, wrong: [], skip: found.skip }
        : { section, claim, wrong: found, skip: undefined },
    )
  }
  return outcomes
}

/** Lines by interface.md's section; the last line counts outcomes. */
export function report(outcomes: readonly Outcome[]): readonly string[] {
  const sections = [...new Set(outcomes.map(({ section }) => section))]
  const lines = sections.flatMap((section) => [
    section,
    ...outcomes.filter((outcome) => outcome.section === section).flatMap(linesOf),
  ])
  const failed = outcomes.filter(({ wrong }) => wrong.length > 0).length
  const skipped = outcomes.filter(({ skip }) => skip !== undefined).length
  return [...lines, `${outcomes.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`]
}

function linesOf({ claim, wrong, skip }: Outcome): readonly string[] {
  if (skip !== undefined) return [`  - ${claim} (${skip})`]
  return wrong.length === 0 ? [`  ✓ ${claim}`] : [`  ✗ ${claim}`, ...wrong.map((sentence) => `      ${sentence}`)]
}
