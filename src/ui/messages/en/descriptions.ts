import type { OwnWordName } from '../../../core/page/descriptors/own-words.ts'

/** What the wallet's own descriptors say of contracts. */
export const enDescriptions: Readonly<Record<OwnWordName, string>> = {
  letSend: 'Let anyone send tokens as named here',
  letFetch: 'Let the recipient fetch tokens',
  cancelAuthorization: 'Cancel an authorization to send tokens',
  sendByAuthorization: 'Send tokens by an authorization',
  fetchByAuthorization: 'Fetch tokens by an authorization',
  letTake: 'Let somebody take tokens',
  letTakeOnce: 'Let somebody take tokens once',
  letTakeSigned: 'Let somebody take tokens, by a signature',
  sendByPermission: 'Send tokens by a permission',
  takeBack: 'Take permissions back',
  voidPermissions: 'Make signed permissions useless',
  amount: 'Amount',
  from: 'From',
  to: 'To',
  notBefore: 'Not before',
  until: 'Permission lasts until',
  nonce: 'Nonce',
  of: 'Of',
  spender: 'Who may take them',
  upTo: 'Up to',
  usedUntil: 'Signature can be used until',
  forToken: 'For the token',
  forSpender: 'For',
  allBefore: 'All before nonce',
  signature: 'Signature',
  unlimited: 'Unlimited',
  takenFrom: 'From',
}

export type DescriptionMessages = typeof enDescriptions
