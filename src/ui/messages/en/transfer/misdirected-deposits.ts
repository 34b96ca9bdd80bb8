import { count, span } from '../format.ts'

export const enMisdirectedDeposit = {
  title: 'Paid on another chain, or in another coin?',
  elsewhere: 'What was found elsewhere',
  text: 'The service watches this address for one coin on one chain. Asked to, it looks on another chain or for other coins, and goes on with what it finds as a new request, at the rate of that moment. It does not have to find anything.',
  where: 'Where was it paid?',
  sameChain: (chain: string) => `${chain}, in another coin`,
  ask: 'Have the service look',
  again: (seconds: number) => `Again in ${span(seconds)}`,
  notNow: 'The service cannot be asked now. Try again in a minute.',
  never: 'The service cannot look at this address.',
  open: (chain: string) => `The service was asked to look on ${chain}`,
  openText: 'What it found is not known: its answer has not come.',
  found: (chain: string) => `The service says that it found money on ${chain}`,
  foundText:
    'It says that it goes on with it as a new request. What becomes of that stands above while this page is open; this transfer goes on waiting for its own payment.',
  unknownToken: 'A token that Causeway does not know:',
  nothing: (chain: string) => `The service found nothing on ${chain}`,
  nothingText: (checked: number) =>
    `It looked for ${count(checked, 'coin')}. A payment may need some minutes until it is seen.`,
  unread: (unread: number) => `${count(unread, 'coin')} could not be looked for.`,
  failed: (chain: string) => `The service gave no answer about ${chain}`,
  strict:
    'An address of one order takes nothing else: the service does not look for what was paid to it on another chain or in another coin, and it may be lost. Ask the support of the service; name this address and your transaction.',
}

export type MisdirectedDepositMessages = typeof enMisdirectedDeposit
