import { messages } from 'words:messages'
import { describe, expect, it } from 'vitest'
import { partIn } from './part-in.ts'

const ar = await messages.ar()
const arAllowances = await partIn('ar', 'accounts/allowances')
const arCalls = await partIn('ar', 'bundle/calls')
const arDepositOutcomes = await partIn('ar', 'bundle/deposit-outcomes')

describe('numbers of things in Arabic', () => {
  it.each([
    ['1', 'وحدة واحدة'],
    ['2', 'وحدتان'],
    ['+7', '\u2068+7\u2069 وحدات'],
    ['10', '\u206810\u2069 وحدات'],
    ['11', '\u206811\u2069 وحدة'],
    ['100', '\u2068100\u2069 وحدة'],
    ['5,000,003', '\u20685,000,003\u2069 وحدات'],
    ['123,456,789,012,345,678,911', '\u2068123,456,789,012,345,678,911\u2069 وحدة'],
  ])('has for %s units the form of that number', (written, said) => {
    expect(arCalls.units({ count: BigInt(written.replace(/\D/g, '')), written })).toBe(said)
  })

  it('keep their unit on the same line', () => {
    expect(arDepositOutcomes.refunded({ amount: '0.0318 ETH', chain: 'Base' })).toBe(
      'عاد \u20680.0318\u00a0ETH\u2069 على \u2068Base\u2069. تم التحقق هناك.',
    )
  })

  it('says of one approval, of two and of more that there is no record of them', () => {
    expect([1, 2, 3].map((approvals) => arAllowances.strangers({ approvals }))).toEqual([
      'إذن واحد آخر لا قيد له في Causeway',
      'إذنان آخران لا قيد لهما في Causeway',
      '3 أذونات أخرى لا قيد لها في Causeway',
    ])
  })
})

describe('Latin letters in an Arabic line', () => {
  it('keep their order: the keys of a shortcut, and a name with its number', () => {
    expect(ar.settings.commands).toContain('\u2068Ctrl K\u2069')
    expect(ar.settings.commands).toContain('\u2068⌘ K\u2069')
    expect(ar.settings.version({ version: '0.1.0' })).toBe('\u2068Causeway \u20680.1.0\u2069\u2069')
  })
})
