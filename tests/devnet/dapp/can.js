import { $ } from './page.js'
import { request } from './wallet.js'

// `yes`: the wallet says so; `no`: it says that it has not; `ask`: it says nothing of it; `connect`: it may not say yet.
const WORDS = { yes: 'Ready', no: 'Not in this wallet', ask: 'Ask and see', connect: 'Connect first' }
const WHY = {
  transaction: { no: 'This wallet does not send transactions for pages yet. It answered 4200.' },
  calls: { no: 'This wallet does not bring what calls need: it has no auxiliaryFunds on this chain.' },
  intents: { no: 'This wallet has no intents: it does not name crossChainIntents.' },
}
const BUTTONS = { transaction: 'pay-send', calls: 'calls-send', intents: 'intent-send' }

let can = { transaction: 'connect', calls: 'connect', intents: 'connect' }

/** Shows what the wallet can do, and turns off what it says that it cannot. */
export function showCan(change) {
  can = { ...can, ...change }
  for (const [name, state] of Object.entries(can)) {
    const pill = $(`can-${name}`)
    pill.textContent = WORDS[state]
    pill.dataset.can = state
    $(BUTTONS[name]).disabled = state === 'connect' || state === 'no'
    const why = $(`why-${name}`)
    why.hidden = state !== 'no'
    why.textContent = WHY[name][state] ?? ''
  }
}

/** Nobody is connected: nothing may be asked. */
export function forget() {
  showCan({ transaction: 'connect', calls: 'connect', intents: 'connect' })
}

/** Asks the wallet what it can do on a chain, by EIP-5792: what it says decides, never its name. */
export async function detect(account, chainId) {
  const transaction = can.transaction === 'connect' ? 'ask' : can.transaction
  try {
    const capabilities = await request('wallet_getCapabilities', [account])
    const onChain = capabilities[`0x${chainId.toString(16)}`]
    const everywhere = capabilities['0x0']
    showCan({
      transaction,
      calls: (onChain?.auxiliaryFunds ?? everywhere?.auxiliaryFunds)?.supported ? 'yes' : 'no',
      intents: everywhere?.crossChainIntents?.supported ? 'yes' : 'no',
    })
  } catch (error) {
    // A wallet without that method can have intents all the same; without the method, it has no calls either.
    showCan({ transaction, calls: error.code === 4200 ? 'no' : 'ask', intents: 'ask' })
  }
}
