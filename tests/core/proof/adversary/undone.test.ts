import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'
import { startWorld, type World } from './chain.ts'
import type { Played } from './play.ts'
import { ON_PAPER } from './undone/bitcoin.ts'
import { gameWith, removeBuilt } from './undone/bundle.ts'
import type { Game } from './undone/subject.ts'
import { type PaperUndoing, UNDOINGS, type Undoing } from './undone/undoings.ts'

/** `npm test` runs this many plays, which must detect every undone fix. */
const PLAYS = 2_000
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 29)

let world: World

beforeAll(async () => {
  world = await startWorld()
}, 600_000)

afterAll(async () => {
  removeBuilt()
  await Promise.all(world.map(({ stop }) => stop()))
})

const named = UNDOINGS.map((each, at) => ({ ...each, name: `undone-${at}` }))
const played = named.filter((each): each is Undoing & { name: string } => 'lies' in each)
const judged = named.filter((each): each is PaperUndoing & { name: string } => 'onPaper' in each)

describe('a fix that is undone turns the plays red', { timeout: 600_000 }, () => {
  it.each(played)('$what', async (undoing) => {
    const { found, others } = await firstRed(undoing, await gameWith(undoing.patches, undoing.name))
    expect(found, `none was red:\n${others.map(toldOf).join('\n')}`).toBeDefined()
    process.stderr.write(`${undoing.what}\n  play ${found?.play} of seed ${SEED}: ${toldOf(found)}\n`)
  })
})

describe('a fix that is undone lets a quote pass that nobody may accept', () => {
  it.each(judged)('$what', async ({ onPaper, patches, name }) => {
    const asked = ON_PAPER[onPaper]()
    expect(judge(asked).verdict).not.toBe('accept')
    expect((await gameWith(patches, name)).judge(asked).verdict).toBe('accept')
  })
})

// The first red play. It skips offers without a lie that the fix refuses, because the fix leaves them alone.
async function firstRed(undoing: Undoing, { offerOf, drawOf, playOne }: Game) {
  const others: Played[] = []
  for (let play = 0; play < PLAYS; play++) {
    const { lies } = offerOf(
      drawOf(SEED, play),
      world.map(({ chain }) => chain),
    )
    const isMeant = undoing.red === 'honestRefused' ? lies.length === 0 : lies.some((lie) => undoing.lies.test(lie))
    if (!isMeant) continue
    const played = await playOne(world, SEED, play)
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
