import * as data from '../data.ts'
import { fillings } from '../scene-executions.ts'
import { type Scene, transfer } from '../scene-making.ts'

const [first, second] = data.twoAccounts
const NAME = 'Wolfeschlegelsteinhausenbergerdorff savings of many years'

const long: Scene = {
  hash: '#/',
  answers: {
    'accounts.list': () => [first, second].flatMap((each) => (each ? [{ ...each, label: NAME }] : [])),
    'balances.list': () =>
      data.balances.map((each) =>
        each.currency.symbol === 'USDC' ? { ...each, known: true, value: 361_728_394_516_672_839_451n } : each,
      ),
  },
}

const received = transfer(fillings.received)

export const LONG_SCENES: Readonly<Record<string, Scene>> = {
  'transfer-of-account': {
    ...received,
    answers: { ...received.answers, 'accounts.list': () => data.twoAccounts },
  },
  'home-long': long,
  'home-long-panel': { ...long, place: 'panel' },
  'transfer-long': {
    ...transfer(
      data.executionOf(data.reviewOf({ pays: data.amount(1, 'ETH', 12_345_610_470_193_459_134_081_544n) }), {
        stage: { stage: 'tracking', status: data.status('pending'), reportedAtSeconds: 1 },
        items: [data.DONE],
      }),
    ),
    place: 'panel',
  },
}
