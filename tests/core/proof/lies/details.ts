import { assetGroupOf } from '../../../../src/core/money/asset-group.ts'
import type { Honest } from '../../honest/case.ts'
import { at, changed, pathOf } from '../../honest/json.ts'
import { add, EVIL, edit, inOrder, type Lie, lie, put, rebound, times, where } from './lie.ts'

/** It keeps the address's first and last letters. */
function lookAlike(address: string): string {
  const middle = Math.floor(address.length / 2)
  return `${address.slice(0, middle)}${address[middle] === '7' ? '8' : '7'}${address.slice(middle + 1)}`
}

const strangerOn = ({ input }: Honest) => {
  if (/^0x/.test(input.recipient)) return EVIL
  return /^[0-9]+$/.test(input.recipient) ? '4242' : 'bc1q4vxn43l44h30nkluqfxd9eckf45vr2awz38lwa'
}

const isTransfer = ({ input }: Honest) =>
  input.originChainId !== input.destinationChainId && input.tradeType !== 'EXACT_OUTPUT'

const isSameAsset = ({ quote }: Honest) => {
  const symbol = (side: string) => at(quote, pathOf(`details.${side}.currency.symbol`))
  const name = (side: string) => at(quote, pathOf(`details.${side}.currency.name`))
  return symbol('currencyIn') === symbol('currencyOut') && name('currencyIn') === name('currencyOut')
}

const isLimitless = (honest: Honest) =>
  isTransfer(honest) && honest.input.slippageBasisPoints === undefined && honest.input.leastOut === undefined

// Only a price can compare both sides.
const isOfTwoAssets = ({ quote, input }: Honest) => {
  const [from, to] = ['currencyIn', 'currencyOut'].map((side) =>
    assetGroupOf(String(at(quote, pathOf(`details.${side}.currency.symbol`)))),
  )
  return from !== to && input.topupGasUsd === undefined
}

// A deliberate liar makes the order agree with the details.
function paysOnly(numerator: bigint, denominator: bigint) {
  return ({ quote }: Honest) => {
    const less = times(numerator, denominator)
    const sides = ['details.currencyOut', 'protocol.v2.orderData.output.payments[0]']
    const fields = [
      ['amount', 'minimumAmount'],
      ['expectedAmount', 'minimumAmount'],
    ] as const
    const lied = sides.reduce(
      (left, side, index) =>
        (fields[index] ?? []).reduce((inner, field) => {
          const path = pathOf(`${side}.${field}`)
          const before = at(inner, path)
          return before === undefined ? inner : changed(inner, path, less(before))
        }, left),
      quote,
    )
    return at(lied, pathOf('protocol.v2.orderData')) === undefined ? lied : rebound(lied)
  }
}

const text = '<script>send(everything)</script>'
const hidden = 'Con\u202efirm\u200b \u{e0041}now\u0007'

/** List sections C and M: the echoed body and its neighbours. */
export const DETAILS_LIES: readonly Lie[] = [
  lie('C01', 'another sender', 'refuse', put('details.sender', EVIL)),
  lie(
    'C02',
    'another recipient',
    'refuse',
    edit('details.recipient', (_before, honest) => strangerOn(honest)),
    'C02',
  ),
  lie(
    'C03',
    'a recipient that looks alike',
    'refuse',
    edit('details.recipient', (before) => lookAlike(String(before))),
    'C02',
    'C03',
  ),
  lie(
    'C03',
    'a recipient that looks alike in the order',
    'refuse',
    inOrder('output.payments[0].recipient', (before) =>
      /^0x/.test(String(before)) ? lookAlike(String(before)) : undefined,
    ),
    'K09',
    'C03',
  ),
  lie('C04', 'another origin chain', 'refuse', put('details.currencyIn.currency.chainId', 424_242)),
  lie('C04', 'another origin currency', 'refuse', put('details.currencyIn.currency.address', EVIL)),
  lie('C05', 'another destination currency', 'refuse', put('details.currencyOut.currency.address', EVIL)),
  lie(
    'C06',
    'a larger input',
    'refuse',
    edit('details.currencyIn.amount', times(11n, 10n)),
    'C06',
    'C08',
    'D09',
    'E03',
  ),
  lie('C06', 'a smaller input', 'refuse', edit('details.currencyIn.amount', times(9n, 10n)), 'C06', 'D09', 'E03'),
  lie(
    'C07',
    'a thousand times what was expected',
    'refuse',
    where(({ input }) => input.tradeType === 'EXPECTED_OUTPUT', paysOnly(1_000n, 1n)),
    'C07',
  ),
  lie(
    'C07',
    'ten times what a payment on one chain sends',
    'refuse',
    where(({ route }) => route === 'send', paysOnly(10n, 1n)),
    'C07',
  ),
  lie(
    'C09',
    'more slippage than asked',
    'refuse',
    where(
      ({ input }) => input.slippageBasisPoints !== undefined && input.tradeType !== 'EXACT_OUTPUT',
      paysMinimum(9n, 10n),
    ),
    'C09',
    'C10',
    'C13',
    'L05',
    'D34',
  ),
  lie('C11', 'a false formatted amount', 'neutral', put('details.currencyIn.amountFormatted', '0.000001')),
  lie('C12', 'a false value in dollars', 'neutral', put('details.currencyOut.amountUsd', '1000000')),
  lie('C12', 'a false rate', 'neutral', put('details.rate', '100')),
  lie('C12', 'a false price impact', 'neutral', put('details.totalImpact.percent', '0.00')),
  lie('C13', 'most of one asset gone', 'refuse', where(isSameAsset, paysOnly(2n, 5n)), 'C13', 'C07', 'C10'),
  lie(
    'L05',
    'a sixth of one asset gone',
    'warn',
    where(
      (honest) => isSameAsset(honest) && isTransfer(honest) && honest.input.leastOut === undefined,
      paysOnly(85n, 100n),
    ),
    'L04',
    'L05',
  ),
  lie(
    'C23',
    'nothing that arrives',
    'refuse',
    where(({ input }) => input.tradeType === 'EXACT_INPUT', paysOnly(0n, 1n)),
    'C23',
    'C10',
    'C13',
    'B03',
  ),
  lie(
    'C23',
    'nothing that is sure to arrive',
    'refuse',
    where(({ input }) => input.tradeType === 'EXACT_INPUT', paysMinimum(0n, 1n)),
    'C23',
    'C10',
    'C13',
    'B03',
  ),
  lie('C24', 'less than half that is sure', 'refuse', where(isLimitless, paysMinimum(49n, 100n))),
  lie('C25', 'a sixth that may slip', 'override', where(isLimitless, paysMinimum(83n, 100n))),
  lie(
    'L08',
    'a worth of which a third is lost by the quote itself',
    'override',
    where(isOfTwoAssets, (honest) => {
      const quote = put('details.currencyIn.amountUsd', '1000')(honest)
      return quote && put('details.currencyOut.amountUsd', '650')({ ...honest, quote })
    }),
  ),
  lie('C14', 'another symbol', 'warn', put('details.currencyOut.currency.symbol', 'USDD')),
  lie(
    'C14',
    'other decimals',
    'warn',
    edit('details.currencyIn.currency.decimals', (before) => Number(before) + 1),
  ),
  ...['refundCurrency', 'currencyGasTopup', 'route.origin.inputCurrency', 'route.destination.outputCurrency'].map(
    (place) =>
      lie(
        'C14',
        `other decimals of ${place}`,
        'warn',
        edit(`details.${place}.currency.decimals`, (before) => Number(before) + 1),
      ),
  ),
  lie('C15', 'a gas top-up of next to nothing', 'refuse', put('details.currencyGasTopup.amount', '1')),
  lie(
    'C16',
    'a gas top-up that nobody asked for',
    'refuse',
    where(
      ({ input }) => input.topupGasUsd === undefined,
      add('details.currencyGasTopup', ({ quote }) => at(quote, pathOf('details.currencyOut'))),
    ),
  ),
  lie('C17', 'refunds in a foreign currency', 'refuse', put('details.refundCurrency.currency.address', EVIL)),
  lie('C17', 'refunds on a foreign chain', 'refuse', put('details.refundCurrency.currency.chainId', 424_242)),
  lie('C18', 'a time that cannot be', 'warn', put('details.timeEstimate', -5)),
  lie('C18', 'a time of centuries', 'warn', put('details.timeEstimate', 1e12)),
  lie('M01', 'markup in the action', 'neutral', put('steps[0].action', text)),
  lie('M01', 'markup in the description', 'neutral', put('steps[0].description', text)),
  lie('M01', 'markup in the name of a currency', 'neutral', put('details.currencyOut.currency.name', text)),
  lie('M02', 'hidden letters in the action', 'neutral', put('steps[0].action', hidden)),
  lie(
    'M03',
    'a symbol with a letter of another script',
    'warn',
    edit('details.currencyOut.currency.symbol', (before) =>
      String(before).replace(
        /[ACEOTB]/,
        (letter) => ({ A: 'А', C: 'С', E: 'Е', O: 'О', T: 'Т', B: 'В' })[letter] ?? letter,
      ),
    ),
    'M03',
    'C14',
  ),
  lie(
    'M04',
    'an instruction with a link',
    'neutral',
    put('steps[0].description', 'Call support: https://evil.example'),
  ),
  lie('M05', 'lines that imitate a prompt', 'neutral', put('steps[0].action', 'Confirm\n\nYou receive 1000 ETH')),
]

function paysMinimum(numerator: bigint, denominator: bigint) {
  return ({ quote }: Honest) => {
    const paths = ['details.currencyOut.minimumAmount', 'protocol.v2.orderData.output.payments[0].minimumAmount']
    const lied = paths.map(pathOf).reduce((left, path) => {
      const before = at(left, path)
      return before === undefined ? left : changed(left, path, times(numerator, denominator)(before))
    }, quote)
    return at(lied, pathOf('protocol.v2.orderData')) === undefined ? lied : rebound(lied)
  }
}
