import { callsOf, intentOf, PLACES, transactionOf, unitOf } from './asks.js'
import { detect, forget, showCan } from './can.js'
import { inDetail, inWords } from './errors.js'
import { begin, end, follow, heard, resume } from './follow.js'
import { $, log, say } from './page.js'
import { chainName, nativeSymbol } from './units.js'
import { findWallets, request } from './wallet.js'

const world = fetch('/world.json').then((response) => response.json())
// Who is paid at the till.
let till = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
world.then(({ accounts }) => {
  till = accounts?.[1]?.address ?? till
  showCalls()
})

let name = 'the wallet'
let account

async function start() {
  try {
    showAccount((await request('eth_accounts'))[0])
    showChain(await request('eth_chainId'))
  } catch {
    // It stands in the log.
  }
  resume()
}

function showAccount(address) {
  const isNew = address !== account
  account = address
  $('account').textContent = address ?? 'not connected'
  $('connect').textContent = address ? 'Connected' : `Connect ${name}`
  $('connect').disabled = address !== undefined
  if (address && !$('fund-address').value) $('fund-address').value = address
  if (!address) forget()
  else if (isNew) void detect(address, Number($('calls-chain').value))
  showCalls()
}

function showChain(chainId) {
  $('chain').textContent = `${chainName(Number(chainId))} (${chainId})`
}

$('connect').addEventListener('click', async () => {
  $('connect').disabled = true
  say('connect-said', '')
  try {
    showAccount((await request('eth_requestAccounts'))[0])
    showChain(await request('eth_chainId'))
  } catch (error) {
    say('connect-said', inWords(error), 'bad', inDetail(error))
    showAccount(account)
  }
})

const paymentForm = () => ({
  kind: $('pay-kind').value,
  chainId: Number($('pay-chain').value),
  amount: $('pay-amount').value,
})
const callsForm = () => ({ chainId: Number($('calls-chain').value), amount: $('calls-amount').value })
const intentForm = () => ({
  place: $('intent-form').elements.place.value,
  trade: $('intent-trade').value,
  amount: $('intent-amount').value,
  symbol: $('intent-asset').value,
  chainId: Number($('intent-chain').value),
  fromChainId: Number($('intent-from').value),
  recipient: $('intent-recipient').value,
})

// Each tier: what is asked with its form, and how its answer is followed.
const TIERS = {
  pay: {
    kind: 'transaction',
    ask: async () => {
      const { chainId } = paymentForm()
      await request('wallet_switchEthereumChain', [{ chainId: `0x${chainId.toString(16)}` }])
      const id = await request('eth_sendTransaction', [transactionOf(paymentForm(), account, till)])
      showCan({ transaction: 'yes' })
      return { kind: 'transaction', id, chainId }
    },
    call: () => ['eth_sendTransaction', transactionOf(paymentForm(), account, till)],
    missing: () => showCan({ transaction: 'no' }),
  },
  calls: {
    kind: 'calls',
    ask: async () => {
      const { id } = await request('wallet_sendCalls', [callsOf(callsForm(), account, till)])
      return { kind: 'calls', id }
    },
    call: () => ['wallet_sendCalls', callsOf(callsForm(), account, till)],
    missing: () => showCan({ calls: 'no' }),
  },
  intent: {
    kind: 'intent',
    ask: async () => {
      const { id } = await request('wallet_sendIntent', [intentOf(intentForm(), account)])
      showCan({ intents: 'yes' })
      return { kind: 'intent', id }
    },
    call: () => ['wallet_sendIntent', intentOf(intentForm(), account)],
    missing: () => showCan({ intents: 'no' }),
  },
}

for (const [tier, { kind, ask, missing }] of Object.entries(TIERS)) {
  $(`${tier}-form`).addEventListener('input', showCalls)
  $(`${tier}-form`).addEventListener('submit', async (event) => {
    event.preventDefault()
    const button = $(`${tier}-send`)
    button.disabled = true
    button.setAttribute('aria-busy', 'true')
    say(`${tier}-said`, 'Waits for you in the wallet…')
    begin(kind)
    try {
      const subject = await ask()
      say(`${tier}-said`, 'Approved. How it goes on stands beside it.', 'good')
      void follow(subject)
    } catch (error) {
      end(error)
      // What is not there is no failure of the user's, and is said once.
      if (error.code === 4200) missing()
      say(`${tier}-said`, error.code === 4200 ? '' : inWords(error), 'bad', inDetail(error))
    } finally {
      button.removeAttribute('aria-busy')
      showCan({})
    }
  })
}

/** What the wallet would be asked, as the forms stand. */
function showCalls() {
  for (const [tier, { call }] of Object.entries(TIERS)) {
    try {
      const [method, params] = call()
      $(`${tier}-call`).textContent = `${method}\n${JSON.stringify([params], undefined, 2)}`
    } catch (error) {
      $(`${tier}-call`).textContent = error.message
    }
  }
}

$('pay-kind').addEventListener('change', () => {
  const isVault = $('pay-kind').value === 'vault'
  $('pay-amount').value = isVault ? '0.01' : '25'
  $('pay-unit').textContent = isVault ? nativeSymbol(Number($('pay-chain').value)) : 'USDC'
  showCalls()
})
$('pay-chain').addEventListener('change', () => {
  if ($('pay-kind').value === 'vault') $('pay-unit').textContent = nativeSymbol(Number($('pay-chain').value))
})
$('calls-chain').addEventListener('change', () => {
  if (account) void detect(account, Number($('calls-chain').value))
})

const AMOUNTS = { chain: '0.1', swap: '50', bitcoin: '0.001', exchange: '20', other: '0.05' }
const NOTES = {
  chain: 'Same asset, from whichever chain the wallet finds it on.',
  swap: 'Another asset: paid with ETH on Ethereum.',
  bitcoin: 'Bitcoin to any address, paid with ETH on Ethereum.',
  exchange: 'A deposit to the user’s account on exchange A, paid with USDC on Ethereum.',
  other: 'To somebody else. The wallet warns of that, and shows the whole address.',
}

for (const radio of $('intent-form').elements.place) {
  radio.addEventListener('change', () => {
    const { to, pays, recipient } = PLACES[radio.value]
    $('intent-note').textContent = NOTES[radio.value]
    $('intent-amount').value = AMOUNTS[radio.value]
    if (radio.value === 'swap') $('intent-asset').value = 'USDC'
    if (pays) $('intent-trade').value = 'exactOutput'
    $('intent-trade-label').hidden = pays !== undefined
    $('intent-asset-label').hidden = to !== undefined
    $('intent-chain-label').hidden = to !== undefined
    $('intent-recipient').required = recipient === true
    $('intent-recipient').placeholder =
      radio.value === 'bitcoin' ? 'bc1q…' : recipient ? '0x…' : 'the connected account'
    $('intent-optional').hidden = recipient === true
    showFrom()
    showCalls()
  })
}

function showFrom() {
  $('intent-from-label').hidden = $('intent-trade').value !== 'exactInput'
  $('intent-unit').textContent = unitOf(intentForm())
}
for (const id of ['intent-trade', 'intent-asset', 'intent-from']) $(id).addEventListener('change', showFrom)

$('intent-chain').addEventListener('change', () => {
  $('intent-asset').options[0].textContent = nativeSymbol(Number($('intent-chain').value))
  const other = [...$('intent-from').options].find((option) => option.value !== $('intent-chain').value)
  if ($('intent-from').value === $('intent-chain').value) $('intent-from').value = other.value
  showFrom()
})

$('fund-form').addEventListener('submit', async (event) => {
  event.preventDefault()
  $('fund').disabled = true
  say('fund-result', 'Paying…')
  try {
    const { control } = await world
    const address = $('fund-address').value.trim()
    const response = await fetch(`${control.replace(/\/$/, '')}/fund`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    })
    const answer = await response.json()
    if (!response.ok) throw new Error(answer.message)
    say('fund-result', `Paid ${answer.payments.length} times.`, 'good')
    log(`funded ${address} ${answer.payments.length} times`)
  } catch (error) {
    say('fund-result', `Not funded: ${error.message}`, 'bad')
  } finally {
    $('fund').disabled = false
  }
})

// Last, since a wallet that is there already answers at once.
findWallets({
  onWallet: ({ info }) => {
    name = info.name
    showAccount(undefined)
    $('connect').disabled = false
    void start()
  },
  onEvent: (event, value) => {
    if (event === 'accountsChanged') return showAccount(value[0])
    if (event === 'chainChanged') return showChain(value)
    if (event === 'message') return heard(value)
    if (event !== 'disconnect') return
    $('wallet').textContent = value.message
    showAccount(undefined)
    $('connect').disabled = true
  },
})
