import { expect, it } from 'vitest'
import type { Currency } from '../../../src/core/money/currency.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { CurrencyIcon } from '../../../src/ui/marks/currency-icon.tsx'
import { LogoOrLetter } from '../../../src/ui/marks/logo-or-letter.tsx'

const pinned = devnet.chains.flatMap(({ native, tokens }) => [native, ...tokens])

/** As the icon draws it once the drawings are loaded. */
function drawnFor(currency: Currency) {
  const [mark] = CurrencyIcon({ currency }).props.children
  return LogoOrLetter(mark.props)
}

it('draws the logo of each pinned currency', () => {
  expect(pinned.length).toBeGreaterThan(10)
  for (const currency of pinned) expect(drawnFor(currency).type, currency.name).toBe('svg')
})

it.each(pinned.map((currency) => [`${currency.symbol} on ${currency.chainId}`, currency] as const))(
  'draws only a letter for a copy of %s',
  (_title, currency) => {
    const elsewhere = { ...currency, address: '0x00000000000000000000000000000000baDbadBa', isNative: false }
    const onOther = { ...currency, chainId: 66_666 }
    for (const copy of [elsewhere, onOther]) {
      expect(drawnFor(copy)).toMatchObject({ type: 'span', props: { children: [...currency.symbol][0] } })
    }
  },
)

it('draws a letter for a chain that the profile does not pin, whatever its name', () => {
  expect(LogoOrLetter({ logo: '66666 ', name: 'Ethereum' })).toMatchObject({ props: { children: 'E' } })
})
