declare const messages: {
  readonly letSend: string; readonly letFetch: string; readonly cancelAuthorization: string
  readonly sendByAuthorization: string; readonly fetchByAuthorization: string; readonly letTake: string
  readonly letTakeOnce: string; readonly letTakeSigned: string; readonly sendByAllowance: string
  readonly takeBack: string; readonly voidPermits: string; readonly amount: string; readonly from: string
  readonly to: string; readonly notBefore: string; readonly until: string; readonly nonce: string; readonly of: string
  readonly spender: string; readonly upTo: string; readonly usedUntil: string; readonly forToken: string
  readonly forSpender: string; readonly allBefore: string; readonly signature: string; readonly unlimited: string
  readonly takenFrom: string; readonly actInYourName: string; readonly confirmForSafe: string
  readonly sellUnseen: string; readonly letAct: string; readonly sellNfts: string; readonly tradeNft: string
  readonly tradeTokens: string; readonly call: string; readonly operation: string; readonly refundTo: string
  readonly orders: string; readonly delegate: string; readonly authority: string; readonly limitedBy: string
  readonly terms: string; readonly collection: string; readonly nft: string; readonly atLeast: string
  readonly direction: string; readonly price: string; readonly tradesWith: string; readonly gives: string
  readonly gets: string
}
export default messages
