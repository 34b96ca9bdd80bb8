import { describe, expect, it, vi } from 'vitest'
import { decodeQuoteText } from '../../../src/core/quote/quote.ts'
import { judge } from './judge.ts'
import { lieBases } from './lies/bases.ts'
import { ELSEWHERE } from './lies/elsewhere.ts'
import { unmet } from './lies/fate.ts'
import { LIES } from './lies/table.ts'
import { TEXT_LIES } from './lies/texts.ts'
import { secondOpinion } from './second-opinion/second-opinion.ts'

// An earlier file may have loaded the true modules.
vi.hoisted(() => vi.resetModules())
vi.mock('../../../src/core/quote/order-id.ts', async (load) =>
  (await import('./remembered.ts')).rememberedOrders(await load()),
)
vi.mock('../../../src/core/quote/order-signature.ts', async (load) =>
  (await import('./remembered.ts')).rememberedSigners(await load()),
)

const SEED = Number(process.env['CAUSEWAY_SEED'] ?? 4)
const bases = lieBases(SEED).map(([kind, honest]) => ({ kind, honest, judged: judge(honest) }))
const told = new Map<string, number>()

describe('a lie meets its fate, whatever honest quote it is told of', { timeout: 600_000 }, () => {
  it.each(LIES.map((lie) => [`${lie.id} ${lie.what}`, lie] as const))('%s', (_name, lie) => {
    const wrong = bases.flatMap(({ kind, honest, judged }) => {
      const asked = lie.tell(honest)
      if (!asked) return []
      told.set(lie.id, (told.get(lie.id) ?? 0) + 1)
      const lied = judge(asked)
      const problem = unmet(lie, lied, judged) ?? secondOpinion(asked, lied)[0]
      return problem === undefined ? [] : [`${kind} (${honest.name}): ${problem}`]
    })
    expect(wrong).toEqual([])
    expect(told.get(lie.id) ?? 0).toBeGreaterThan(0)
  })

  it.each(TEXT_LIES)('%s an answer %s', (id, _what, tell) => {
    for (const { honest } of bases) {
      const text = JSON.stringify(honest.quote)
      expect(decodeQuoteText(text).ok).toBe(true)
      expect(decodeQuoteText(tell(text)).ok).toBe(false)
      told.set(id, (told.get(id) ?? 0) + 1)
    }
  })

  it('and every lie of the list is told here or held elsewhere', () => {
    const listed = LISTED.split(' ')
    const missing = listed.filter((id) => !told.has(id) && !ELSEWHERE[id])
    const count = [...told.values()].reduce((sum, each) => sum + each, 0)
    process.stderr.write(
      `lies: ${told.size} of the list told ${count} times, of ${bases.length} honest quotes; ` +
        `${Object.keys(ELSEWHERE).length} cannot be told to the proof:\n` +
        Object.entries(ELSEWHERE)
          .map(([id, where]) => `  ${id} ${where}\n`)
          .join(''),
    )
    expect(missing).toEqual([])
  })
})

const LISTED =
  'A01 A02 A03 A04 A05 A06 A11 A12 A13 A14 A15 B01 B02 B03 B06 B08 B09 B11 B12 B13 B15 B16 B17 B19 B20 B21 ' +
  'C01 C02 C03 C04 C06 C09 C11 C12 C13 C14 C16 C17 C18 D01 D02 D04 D05 D07 D08 D09 D13 D14 D15 D16 D17 D20 D21 D23 ' +
  'D24 D25 D26 D27 D29 D30 E03 E04 E07 E08 E09 E10 E11 E12 F01 F02 F03 F04 F05 F06 F07 F08 F09 F10 F14 F15 F16 F17 ' +
  'F18 F20 F22 F23 F27 G02 G03 G04 G05 G06 G07 G08 G11 G12 G14 G15 H01 H02 H03 H05 H08 H09 H10 H11 H12 H13 ' +
  'I02 I03 I04 I05 I07 I09 J02 J03 J04 J05 J08 J09 K01 K02 K03 K04 K05 K06 K07 K08 K09 K10 K12 K13 K14 K19 K22 ' +
  'L01 L02 L05 L06 L07 M01 M02 M03 M04 M05 M08 N02 N03 N04 N05 N07 N08 O02 O03 O04 O05 O06 O07 O09 ' +
  'P01 P02 P03 P04 P07 P08'
