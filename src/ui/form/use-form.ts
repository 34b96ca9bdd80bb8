import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ChainView } from '../../api/views/balances.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { createInputLimit } from '../quote/input-limit.ts'
import { createQuoteLoop, type QuoteLoop } from '../quote/refresh-loop.ts'
import { useQuoteHold } from '../quote/use-hold.ts'
import { useApp } from '../state/app.ts'
import { useVisible } from '../state/page/clock.ts'
import { readyValue } from '../state/resource.ts'
import { accountRef } from '../state/store.ts'
import { familyOn } from '../state/wallet/family.ts'
import { useCustomBalances } from './currency/use-custom-balances.ts'
import {
  DRAFT_KEY,
  type Draft,
  EMPTY_DRAFT,
  hasRouteChoices,
  isOwnPayment,
  readDraft,
  withoutAccountChoices,
  withoutOriginChoices,
  withoutRouteChoices,
  writeDraft,
} from './draft.ts'
import { inMode } from './in-mode.ts'
import { useLimits } from './limits/use-limits.ts'
import { withinLimits } from './limits/within-limits.ts'
import { type LocalInput, sidePlace, typedSide } from './local-input/local-input.ts'
import { usePricesDisagree } from './local-input/use-prices-disagree.ts'
import { canBePaidElsewhere, canPayByPermit } from './options/availability.ts'
import { usePermitSupport } from './options/use-permit-support.ts'
import { type ChosenCurrencies, chosenCurrencies } from './sides/chosen-currencies.ts'
import { usePriceAboveBalance } from './use-price-above-balance.ts'
import { type FormContext, readForm, requiredExchangeAccount } from './validation.ts'

export function useForm() {
  const { replace, route, store } = useApp()
  const saved = useSavedDraft()
  const { kept, isRestored } = saved
  const [hasFallenBack, setFallenBack] = useState(false)
  const loop = useLoop()
  const data = useFormContext(kept)
  const account = store.account.value
  const { chains } = data
  const sides = chosenCurrencies(kept, data)
  const isSignable = usePermitSupport(data.account, canPayByPermit(sides, chains) ? sides.from : undefined)
  const own = isOfOtherAccount(kept, data.account) ? withoutAccountChoices(kept) : kept
  const draft = withPayment(own, {
    permit: canPayByPermit(sides, chains) && isSignable !== false,
    address: canBePaidElsewhere(sides, chains),
  })
  const wantsAccount = requiredExchangeAccount({ ...sides, isToUs: draft.recipient === undefined }, chains)
  const isWanted = wantsAccount !== undefined
  useEffect(() => {
    if (isWanted && data.account) void store.exchangeBAccount.reload()
  }, [store, isWanted, data.account])
  const isChosen = draft.to !== undefined || draft.amount !== ''
  const limits = useLimits(data.account, sides, isRestored && isChosen)
  const plain = readForm(draft, data)
  const beyond = usePriceAboveBalance(plain, draft, data)
  const read = withinLimits(plain, limits, draft)
  const wanted = isRestored && account && read.ok ? read.transfer : undefined
  useEffect(() => loop.want(wanted))
  const keep = (next: Draft) => saved.keep({ ...next, account: data.account || undefined })
  const change = (part: Partial<Draft>) => {
    const changed = { ...kept, ...part }
    const after = chosenCurrencies(changed, data)
    const sameKind = isSameKind(sides.from, after.from, chains) ? changed : withoutOriginChoices(changed)
    const isOtherWay = isOther(sides.from, after.from) || isOther(sides.to, after.to)
    keep(isOtherWay ? withoutRouteChoices(sameKind) : sameKind)
    const losesAddress = !isOwnPayment(draft.payment) && !canBePaidElsewhere(after, chains)
    setFallenBack(isOtherWay && (hasRouteChoices(kept) || losesAddress))
  }
  const mode = route.value.screen === 'form' ? route.value.mode : undefined
  const isFilled = isRestored && data.chains.length > 0
  useEffect(() => {
    if (!mode || !isFilled) return
    keep(inMode(kept, mode, data))
    replace({ screen: 'form' })
  }, [mode, isFilled])
  const [typedLocalInput, setLocalInput] = useState<LocalInput | undefined>(undefined)
  const isOfOther = isRestored && isOfOtherAccount(kept, data.account)
  useEffect(() => {
    if (!isOfOther) return
    setFallenBack(hasRouteChoices(kept))
    keep(withoutAccountChoices(kept))
  }, [isOfOther])
  return {
    draft,
    change,
    data,
    isSignable: isSignable === true,
    sides,
    wantsAccount,
    read,
    limits,
    beyond,
    localInput: currentLocalInput(typedLocalInput, draft, sides),
    setLocalInput,
    isDisputed: usePricesDisagree(sides, loop.now.value),
    loop,
    quote: loop.now.value,
    isReady: isRestored,
    /** Choices for another route or account were just dropped. */
    hasFallenBack,
  }
}

/** The draft outlives the popup. */
function useSavedDraft() {
  const { host } = useApp()
  const [kept, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    let isHere = true
    const restore = (text: string | undefined) => {
      if (!isHere) return
      setDraft(readDraft(text))
      setRestored(true)
    }
    void host.draft.get(DRAFT_KEY).then(restore, () => restore(undefined))
    return () => {
      isHere = false
    }
  }, [host])
  const keep = (draft: Draft) => {
    setDraft(draft)
    host.draft.set(DRAFT_KEY, writeDraft(draft))
  }
  return { kept, isRestored, keep }
}

function useLoop(): QuoteLoop {
  const { client } = useApp()
  const loop = useMemo(() => {
    const most = createInputLimit({
      price: async (transfer) => (await client.call('price.ask', transfer))?.pays ?? undefined,
      ask: (transfer) => client.call('quote.ask', transfer),
    })
    return createQuoteLoop(most.ask, most.bounded)
  }, [client])
  const isVisible = useVisible()
  useQuoteHold(loop)
  useEffect(() => loop.stop, [loop])
  useEffect(() => loop.setVisible(isVisible), [loop, isVisible])
  useEffect(() => {
    addEventListener('online', loop.reconnect)
    return () => removeEventListener('online', loop.reconnect)
  }, [loop])
  return loop
}

function useFormContext(kept: Draft): FormContext {
  const { store } = useApp()
  const account = store.account.value
  const chains = readyValue(store.chains.now.value) ?? []
  const balances = readyValue(store.balances.now.value) ?? []
  const ref = account ? accountRef(account) : ''
  const custom = useCustomBalances(ref, chosenCurrencies(kept, { chains, balances }), { chains, balances })
  return {
    chains,
    balances: [...balances, ...custom],
    account: ref,
    exchangeB: readyValue(store.exchangeBAccount.now.value),
  }
}

function currentLocalInput(
  localInput: LocalInput | undefined,
  draft: Draft,
  { from, to }: ChosenCurrencies,
): LocalInput | undefined {
  const side = typedSide(draft)
  const currency = side === 'pays' ? from : to
  return currency && localInput?.place === sidePlace(side, currency) && localInput.amount === draft.amount
    ? localInput
    : undefined
}

function isOther(before: Currency | undefined, after: Currency | undefined): boolean {
  return before !== undefined && after !== undefined && !isSameCurrency(before, after)
}

function isOfOtherAccount(draft: Draft, account: string): boolean {
  return account !== '' && draft.account !== undefined && draft.account !== account
}

function isSameKind(before: Currency | undefined, after: Currency | undefined, chains: readonly ChainView[]): boolean {
  return !before || !after || familyOn(chains, before.chainId) === familyOn(chains, after.chainId)
}

// A payment that isn't possible here becomes a deposit. The draft keeps the choice.
function withPayment(draft: Draft, can: Readonly<{ permit: boolean; address: boolean }>): Draft {
  const isMet = draft.payment === 'permit' ? can.permit : isOwnPayment(draft.payment) || can.address
  return isMet ? draft : { ...draft, payment: 'deposit' }
}
