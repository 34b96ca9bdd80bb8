import { assetOf, decimalsOf, nativeSymbol, toUnits, VAULTS } from './units.js'

const word = (hex) => hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')
/** Calldata of `transfer(address,uint256)`. */
const transfer = (to, amount) => `0xa9059cbb${word(to)}${word(amount)}`
/** Calldata of `deposit()`. */
const DEPOSIT = '0xd0e30db0'

/**
 * Tier 0: a transaction as any dApp sends one, with no word about where the money comes from.
 * `form`: { kind: 'till' | 'vault', chainId, amount }; `till`: who is paid.
 */
export function transactionOf(form, from, till) {
  const { kind, chainId, amount } = form
  if (kind === 'vault') return { from, to: VAULTS[chainId], value: toUnits(amount, 18), data: DEPOSIT }
  const units = toUnits(amount, decimalsOf('USDC', chainId))
  return { from, to: assetOf(chainId, 'USDC').address, data: transfer(till, units) }
}

/** Tier 1: the same payment as calls (EIP-5792) that say what must be there before they are made (ERC-7682). */
export function callsOf({ chainId, amount }, from, till) {
  const { address } = assetOf(chainId, 'USDC')
  const units = toUnits(amount, decimalsOf('USDC', chainId))
  return {
    version: '2.0.0',
    from,
    chainId: `0x${chainId.toString(16)}`,
    atomicRequired: false,
    calls: [{ to: address, data: transfer(till, units) }],
    capabilities: {
      auxiliaryFunds: { optional: true, requiredAssets: [{ address, amount: units, standard: 'erc20' }] },
    },
  }
}

/** Where an intent can go. `pays`: what it is paid with where the wallet should not choose; `recipient`: needs one. */
export const PLACES = {
  chain: {},
  swap: { pays: { chainId: 1, symbol: 'ETH' } },
  bitcoin: { to: { chainId: 8253038, symbol: 'BTC' }, pays: { chainId: 1, symbol: 'ETH' }, recipient: true },
  exchange: { to: { chainId: 1337, symbol: 'USDC' }, pays: { chainId: 1, symbol: 'USDC' } },
  other: { recipient: true },
}

/** What the amount of an intent counts. */
export function unitOf(form) {
  return nameOn(sidesOf(form).measured)
}

/**
 * Tier 3: what should arrive where.
 * `form`: { place, trade, amount, symbol, chainId, fromChainId, recipient }
 */
export function intentOf(form, from) {
  const { target, source, measured, isPaidWith } = sidesOf(form)
  const recipient = form.recipient.trim()
  return {
    version: '1.0.0',
    from,
    tradeType: form.trade,
    output: {
      asset: assetOf(target.chainId, target.symbol),
      amount: toUnits(form.amount, decimalsOf(measured.symbol, measured.chainId)),
      ...(recipient ? { recipient } : {}),
    },
    ...(isPaidWith ? { input: { asset: assetOf(source.chainId, source.symbol) } } : {}),
  }
}

function sidesOf({ place, trade, symbol, chainId, fromChainId }) {
  const { to, pays } = PLACES[place]
  const isInput = trade === 'exactInput'
  const target = to ?? { chainId, symbol }
  const source = pays ?? { chainId: fromChainId, symbol: target.symbol }
  return { target, source, measured: isInput ? source : target, isPaidWith: isInput || pays !== undefined }
}

function nameOn({ chainId, symbol }) {
  return symbol === 'USDC' ? symbol : nativeSymbol(chainId)
}
