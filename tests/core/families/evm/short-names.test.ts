import { expect, it } from 'vitest'
import { SHORT_NAMES } from '../../../../src/core/families/evm/short-names.ts'
import { parsePaymentLink } from '../../../../src/core/families/payment-link.ts'
import { chainsWith } from '../../../../src/core/profiles/chains-with.ts'
import { relay } from '../../../../src/core/profiles/relay.ts'

const PAYEE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'

it('names each EVM chain of the public service', () => {
  const named = new Set(SHORT_NAMES.values())
  expect(
    chainsWith(relay, 'hasContracts').flatMap(({ id, name }) => (named.has(id) ? [] : name)),
    'Add their EIP-3770 names to src/core/families/evm/short-names.ts.',
  ).toEqual([])
})

it.each([...SHORT_NAMES])('reads %s:0x… as an address on chain %s', (name, chainId) => {
  expect(parsePaymentLink(`${name}:${PAYEE}`)).toMatchObject({ ok: true, link: { chainId, address: PAYEE } })
})
