import type { ApprovalView } from '../../../../src/api/views/approvals.ts'
import { l1TextKind } from '../../../../src/core/families/exchange-b/l1-message.ts'
import { readDescriptor } from '../../../../src/core/page/descriptors/descriptor.ts'
import { describeForm } from '../../../../src/core/page/descriptors/known-forms.ts'
import { describeOwnData } from '../../../../src/core/page/descriptors/own-descriptors.ts'
import { permitKindOf } from '../../../../src/core/page/messages/permit-kind.ts'
import { messageText } from '../../../../src/core/page/messages/personal-message.ts'
import { isSignInSignable } from '../../../../src/core/page/messages/sign-in.ts'
import { typedDataPowerOf } from '../../../../src/core/page/messages/typed-data-power.ts'
import type { Profile } from '../../../../src/core/profiles/profile.ts'
import { personalMessageHashOf } from '../../../../src/core/sign/personal-message-hash.ts'
import { typedDataHashesOf } from '../../../../src/core/sign/typed-data-hashes.ts'
import { toWire } from '../../../../src/lib/bigint-json.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import type { PromptEntry } from '../../../../src/wallet/approvals/prompt-details.ts'
import type { Stores } from '../../wiring/stores.ts'
import { shownAccounts } from '../accounts-and-coins.ts'
import { callsApprovalView } from './calls.ts'
import { quoteView } from './quote.ts'

type Parts = Readonly<{ profile: Profile; descriptors: readonly unknown[]; stores: Pick<Stores, 'accounts'> }>

/** Builds a prompt's view; `unreadable` if that fails or can't be sent. */
export async function approvalView(entry: PromptEntry, parts: Parts): Promise<ApprovalView> {
  try {
    const view = await wholeView(entry, parts)
    toWire(view)
    return view
  } catch {
    return undrawnView('unreadable', entry)
  }
}

function undrawnView(
  kind: 'unreadable' | 'preparing' | 'waiting' | 'changed',
  { prompt: { id, ticket, origin }, suspicion }: Pick<PromptEntry, 'prompt' | 'suspicion'>,
): ApprovalView {
  return { kind, id, ticket, origin, suspicion }
}

async function wholeView(entry: PromptEntry, { profile, descriptors, stores }: Parts): Promise<ApprovalView> {
  const { suspicion } = entry
  const { id, ticket, origin } = entry.prompt
  if (entry.kind === 'connect') {
    const accounts = await stores.accounts.list()
    return {
      kind: 'connect',
      id,
      ticket,
      origin,
      accounts: shownAccounts(accounts),
      suspicion,
    }
  }
  if (entry.kind === 'signing') return signingView(entry, { profile, descriptors })
  if (entry.kind === 'calls') return callsApprovalView(entry, profile)
  if (entry.kind !== 'intent') return undrawnView(entry.kind, entry)
  const { prompt, asked } = entry
  const { callsId, key, input, choosesFor } = prompt
  const paysFrom =
    choosesFor === undefined ? undefined : { chainId: input.originChainId, address: input.originCurrency }
  return {
    kind: 'intent',
    id,
    ticket,
    suspicion,
    requester: { from: 'dapp', origin, callsId, key },
    quote: quoteView(asked),
    paysFrom,
  }
}

function signingView(
  { prompt, suspicion, signIn }: Extract<PromptEntry, { kind: 'signing' }>,
  { profile, descriptors }: Pick<Parts, 'profile' | 'descriptors'>,
): ApprovalView {
  const { id, ticket, origin, account } = prompt
  const about = { id, ticket, origin, suspicion, account }
  if (prompt.kind === 'typedData') {
    const { typedData } = prompt
    const own = describeOwnData(typedData, profile)
    const power = typedDataPowerOf(typedData)
    return {
      kind: 'typedData',
      ...about,
      typedData,
      hashes: typedDataHashesOf(typedData),
      // A pinned contract's data are known.
      power: power === 'contract' && own ? undefined : power,
      permit: permitKindOf(typedData, profile),
      described:
        own ??
        describeForm(
          typedData,
          profile,
          descriptors.map(readDescriptor).filter((each) => each !== undefined),
        ),
    }
  }
  const { message } = prompt
  return {
    kind: 'message',
    ...about,
    message,
    hash: personalMessageHashOf(hexToBytes(message)),
    signIn,
    isSignable: isSignInSignable(signIn),
    exchangeText: l1TextKind(messageText(hexToBytes(message)) ?? ''),
  }
}
