import type { ChainView } from '../../../api/views/balances.ts'
import type { LinkAnswer, LinkProblem, PaymentLink } from '../../../core/families/link-parameters.ts'
import { parsePaymentLink } from '../../../core/families/payment-link.ts'
import { type Currency, isSameCurrency, sameIdentifier } from '../../../core/money/currency.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import { familyOn } from '../../state/wallet/family.ts'
import type { Draft } from '../draft.ts'
import { currenciesOn, currencyRefOf } from '../sides/chosen-currencies.ts'
import type { FormContext } from '../validation.ts'

export type LinkRefusal =
  | LinkProblem
  | Readonly<{ problem: 'disabled' | 'elsewhere'; chain: string }>
  | Readonly<{ problem: 'token'; token: string }>

type Sides = Readonly<{ from: Currency | undefined; to: Currency | undefined }>

export type LinkDraft =
  | Readonly<{ ok: true; part: Partial<Draft>; taken: Readonly<{ currency: Currency; amount: string }> | undefined }>
  | (Readonly<{ ok: false }> & LinkRefusal)

export function linkDraft(answer: LinkAnswer, draft: Draft, sides: Sides, data: FormContext): LinkDraft {
  if (!answer.ok) return answer
  const { link } = answer
  const chain = chainOf(link, sides.to, data.chains)
  if (!chain) return { ok: false, problem: 'chain', name: `${link.chainId ?? ''}` }
  if (chain.incident === 'disabled') return { ok: false, problem: 'disabled', chain: chain.name }
  const to = currencyOf(link, chain, sides, data)
  if (!to) return { ok: false, problem: 'token', token: link.token ?? '' }
  const isOther = !sides.to || !isSameCurrency(to, sides.to)
  const amount = link.units === undefined ? '' : formatDecimal(link.units, to.decimals)
  const isSame = sides.from !== undefined && isSameCurrency(to, sides.from)
  const asked: Partial<Draft> = amount === '' ? {} : { amount, trade: isSame ? 'EXACT_INPUT' : 'EXACT_OUTPUT' }
  const isStale = amount === '' && draft.trade !== 'EXACT_INPUT' && to.symbol !== sides.to?.symbol
  return {
    ok: true,
    part: {
      recipient: link.address,
      ...(isOther ? { to: currencyRefOf(to, data.chains) } : {}),
      ...(isOther && sides.from ? { from: currencyRefOf(sides.from, data.chains) } : {}),
      ...(isStale ? { amount: '' } : asked),
    },
    taken: isOther || amount !== '' ? { currency: to, amount } : undefined,
  }
}

type FormLike = Readonly<{ draft: Draft; sides: Sides; data: FormContext }>

export function linkRefusal(
  which: 'recipient' | 'refundTo',
  { draft, sides, data }: FormLike,
): LinkRefusal | undefined {
  const answer = parsePaymentLink(draft[which] ?? '')
  if (!answer) return undefined
  if (which === 'recipient') {
    const read = linkDraft(answer, draft, sides, data)
    return read.ok ? undefined : read
  }
  if (!answer.ok) return answer
  if (refundAddress(answer, sides.from, data.chains) !== undefined) return undefined
  return { problem: 'elsewhere', chain: chainNameOf(answer.link, data.chains) }
}

function chainOf({ family, chainId }: PaymentLink, to: Currency | undefined, chains: readonly ChainView[]) {
  const there = chains.filter((each) => each.family === family)
  const [only] = there
  const implied = there.length === 1 ? only?.id : to?.chainId
  return there.find(({ id }) => id === (chainId ?? implied))
}

function currencyOf({ token, units }: PaymentLink, chain: ChainView, { to }: Sides, { balances }: FormContext) {
  if (token !== undefined) return currenciesOn(chain, balances).find(({ address }) => sameIdentifier(address, token))
  const native = chain.currencies.find(({ isNative }) => isNative)
  if (units !== undefined) return native
  if (to?.chainId === chain.id) return to
  return chain.currencies.find(({ symbol }) => symbol === to?.symbol) ?? native
}

export function refundAddress(answer: LinkAnswer, from: Currency | undefined, chains: readonly ChainView[]) {
  if (!answer.ok || !from) return undefined
  const { family, chainId, address } = answer.link
  const isThere = familyOn(chains, from.chainId) === family && (chainId ?? from.chainId) === from.chainId
  return isThere ? address : undefined
}

function chainNameOf({ family, chainId }: PaymentLink, chains: readonly ChainView[]): string {
  const named = chains.find((each) => each.family === family && each.id === (chainId ?? each.id))
  return named?.name ?? `${chainId ?? ''}`
}
