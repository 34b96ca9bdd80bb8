import type { SiteRequester } from '../../core/bundle/bundle.ts'
import type { TypedData } from '../../core/execution/item.ts'
import type { IntentInput } from '../../core/intent/intent.ts'
import type { Hex } from '../../lib/hex.ts'
import type { RequestedCalls } from '../bundles/requested-calls.ts'

/** `key` names the request, `place` its turn. */
export type Prompt = Readonly<{
  id: string
  ticket: string
  origin: string
  key: string
  createdAtSeconds: number
  callKeys: readonly string[]
  place?: number | undefined
  /** The user has it before them. */
  isOpen?: boolean | undefined
  /** Undefined means an unknown page. */
  pages?: readonly RequestingPage[] | undefined
}> &
  Asked

export type RequestingPage = Readonly<{ tabId: number; documentId?: string | undefined }>

export type RequestingCall = Readonly<{
  callKey: string
  tabId: number | undefined
  documentId?: string | undefined
  receivedAtMilliseconds?: number | undefined
}>

export type PromptRequest = Readonly<{ origin: string; key: string }> & Asked

type Asked =
  | Readonly<{ kind: 'connect' }>
  /** Expires at `expiresAtSeconds`. With `choosesFor`, the user chooses the source among this account's money. */
  | Readonly<{
      kind: 'intent'
      input: IntentInput
      callsId: string
      choosesFor?: string | undefined
      expiresAtSeconds?: number | undefined
    }>
  | Readonly<{ kind: 'message'; account: string; message: Hex }>
  | Readonly<{ kind: 'typedData'; account: string; typedData: TypedData }>
  | (Readonly<{ kind: 'calls'; callsId: string; by: SiteRequester['by'] }> & RequestedCalls)
