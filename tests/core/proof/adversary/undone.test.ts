import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stand, startChain } from './chain.ts'
import type { Played } from './play.ts'
import { gameWith, removeBuilt } from './undone/bundle.ts'
import { UNDOINGS, type Undoing } from './undone/undoings.ts'

/** The plays of `npm test`: whatever is undone, they must see it. */
const PLAYS = Number(process.env['CAUSEWAY_PLAYS'] ?? 2_000)
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 29)

let stand: Stand

beforeAll(async () => {
  stand = await startChain(8453)
}, 600_000)

afterAll(async () => {
  removeBuilt()
  await stand.stop()
})

describe('a fix that is undone turns the plays red', { timeout: 600_000 }, () => {
  it.each(UNDOINGS.map((each, at) => [each.what, each, at] as const))('%s', async (_what, undoing, at) => {
    const { found, others } = await firstRed(undoing, `undone-${at}`)
    expect(found, `none was red:\n${others.map(toldOf).join('\n')}`).toBeDefined()
    process.stderr.write(`${undoing.what}\n  play ${found?.play} of seed ${SEED}: ${toldOf(found)}\n`)
  })
})

// The first of all plays that is red. Offers without a lie that the fix keeps out are not played here: it lets them be.
async function firstRed(undoing: Undoing, name: string) {
  const { offerOf, drawOf, playOne } = await gameWith(undoing.patches, name)
  const others: Played[] = []
  for (let play = 0; play < PLAYS; play++) {
    const { lies } = offerOf(drawOf(SEED, play), stand.chain)
    const isMeant = undoing.red === 'honestRefused' ? lies.length === 0 : lies.some((lie) => undoing.lies.test(lie))
    if (!isMeant) continue
    const played = await playOne(stand, SEED, play)
    if (isRed(undoing, played)) return { found: played, others }
    others.push(played)
  }
  return { found: undefined, others }
}

function isRed({ red }: Undoing, { verdict, fault }: Played): boolean {
  if (red === 'loss') return fault !== undefined
  return (verdict === 'accept') === (red === 'accepted')
}

function toldOf(played: Played | undefined): string {
  if (!played) return ''
  const { route, lies, fault, codes } = played
  const verdict = fault ?? (played.verdict === 'accept' ? 'accepted' : `refused for ${codes.join(' ')}`)
  return `${route}, ${lies.join(' and ') || 'honest'}: ${verdict}`
}
