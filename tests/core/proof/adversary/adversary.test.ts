import { afterAll, beforeAll, expect, it } from 'vitest'
import { count } from '../../../count.ts'
import { hashSources, readSources } from '../../../devnet/contracts/artifacts.ts'
import { startWorld, type World } from './chain.ts'
import { ATTACKERS_FOLDER, readAttackersArtifacts } from './contracts/artifacts.ts'
import { type Coverage, coverageOf, missingPairs, rareRoutes, tableOf } from './coverage.ts'
import { type Played, playOne } from './play.ts'

/** `CAUSEWAY_PLAYS=1 CAUSEWAY_FIRST=n` repeats one play. */
const PLAYS = count('CAUSEWAY_PLAYS', { usual: 2_000, deep: 50_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 29)
const FIRST = Number(process.env['CAUSEWAY_FIRST'] ?? 0)
/** A shorter run can't cover everything. */
const IS_WHOLE = PLAYS >= 1_500
const HOURS_MS = 10 * 3_600_000

let world: World
let coverage: Coverage
const losses: Played[] = []

beforeAll(async () => {
  world = await startWorld()
  const all: Played[] = []
  for (let play = FIRST; play < FIRST + PLAYS; play++) {
    const { story, ...played } = await playOne(world, SEED, play)
    all.push({ ...played, story: [] })
    if (played.fault) losses.push({ ...played, story })
  }
  coverage = coverageOf(all)
}, HOURS_MS)

afterAll(() => Promise.all(world.map(({ stop }) => stop())))

it('loses nothing to an attacker who plays against what was accepted', () => {
  expect(losses.map(told).slice(0, 5).join('\n\n')).toBe('')
})

it('accepts what an honest service offers', () => {
  const refused = coverage.honestRefused.map(({ play, route, codes }) => `play ${play}: ${route} ${codes.join(' ')}`)
  expect(refused).toEqual([])
})

it('accepts no router on a plain transfer, and no signature without calls', () => {
  expect(coverage.wronglyAccepted.map(({ play, lies }) => `play ${play}: ${lies.join(' ')}`)).toEqual([])
})

it.runIf(IS_WHOLE)('carries every way out often', () => {
  expect(rareRoutes(coverage, PLAYS / 100)).toEqual([])
})

it.runIf(IS_WHOLE)('calls every function of every contract at every moment', () => {
  expect(missingPairs(coverage), tableOf(coverage)).toEqual([])
})

it('has contracts that were compiled from the sources as they are now', () => {
  const hash = hashSources(readSources(ATTACKERS_FOLDER))
  expect(readAttackersArtifacts().sourcesHash, 'run: npx tsx contracts/compile.ts').toBe(hash)
})

function told({ play, route, lies, fault, story }: Played): string {
  const again = `CAUSEWAY_SEED=${SEED} CAUSEWAY_FIRST=${play} CAUSEWAY_PLAYS=1`
  return [`play ${play}, ${again}`, `${route}, ${lies.join(' and ') || 'honest'}: ${fault}`, ...story].join('\n  ')
}
