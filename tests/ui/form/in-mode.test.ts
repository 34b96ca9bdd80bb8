import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from '../../../src/ui/form/draft.ts'
import { inMode, modeOf } from '../../../src/ui/form/in-mode.ts'
import { FORM_MODES } from '../../../src/ui/form/modes.ts'
import { chosenCurrencies } from '../../../src/ui/form/sides/chosen-currencies.ts'
import { balances, chains, currency, STRANGER } from '../data.ts'

const data = { chains, balances }
const ref = (chainId: number, symbol: string) => ({ chainId, address: currency(chainId, symbol).address })
const bridging = { ...EMPTY_DRAFT, from: ref(1, 'ETH'), to: ref(8453, 'ETH'), amount: '0.1', recipient: STRANGER }

it.each(FORM_MODES)('%s: an empty draft takes the currencies of the mode', (mode) => {
  const sides = chosenCurrencies(inMode(EMPTY_DRAFT, mode, data), data)
  expect(modeOf(sides)).toBe(mode)
})

it.each(FORM_MODES)('%s: a draft of the mode stays as it is', (mode) => {
  const once = { ...inMode(bridging, mode, data), amount: '0.2', recipient: STRANGER }
  expect(inMode(once, mode, data)).toEqual(once)
})

it('keeps what is paid, and asks for the recipient of a payment', () => {
  expect(inMode(bridging, 'send', data)).toMatchObject({
    from: ref(1, 'ETH'),
    to: ref(1, 'ETH'),
    amount: '0.1',
    recipient: '',
  })
})

it('pays the account itself where another mode had another recipient', () => {
  expect(inMode(bridging, 'swap', data)).toMatchObject({ from: ref(1, 'ETH'), amount: '0.1', recipient: undefined })
})

const fromBitcoin = { ...bridging, from: ref(8253038, 'BTC') }

it('leaves a chain that cannot do it, and the amount with it', () => {
  const paid = inMode(fromBitcoin, 'swap', data)
  expect(modeOf(chosenCurrencies(paid, data))).toBe('swap')
  expect(paid).toMatchObject({ amount: '', from: expect.not.objectContaining(ref(8253038, 'BTC')) })
})

it('sends bitcoin on Bitcoin', () => {
  const [from, to] = [ref(8253038, 'BTC'), ref(8253038, 'BTC')]
  expect(inMode(fromBitcoin, 'send', data)).toMatchObject({ from, to, amount: '0.1', recipient: '' })
})
