/** Listed lies outside the quote, with the tests that cover them. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  A11: 'a redirect: tests/net/http/request.test.ts',
  A14: 'a slow body: tests/net/http/request.test.ts',
  B13: 'steps in a later answer: the plan is hashed and compared before each signature, tests/wallet/engine/transfer-steps.test.ts',
  J08: 'a strict order’s refund: K05 for every order, and tests/core/verify/evm/payment.test.ts',
  M08: 'words in a notification: tests/ui/text/text.test.ts',
  N05: 'a node that a record names: never read, tests/core/verify/chains.test.ts',
  O02: 'less received than promised: tests/wallet/engine/polling/tracker.test.ts',
  O03: 'success before the deposit: tests/wallet/engine/polling/tracker.test.ts',
  O04: 'a status that goes back: tests/wallet/engine/polling/tracker.test.ts',
  O05: 'failure while filled: tests/wallet/engine/polling/tracker.test.ts',
  O06: 'other ids in a status: tests/wallet/engine/polling/tracker.test.ts',
  O07: 'a frozen or future time: tests/wallet/engine/polling/tracker.test.ts',
  O09: 'an error body: tests/net/service/client.test.ts',
  P03: 'a false nonce: tests/wallet/engine/executor.test.ts',
  P04: 'a broadcast called failed: tests/wallet/engine/executor.test.ts',
}
