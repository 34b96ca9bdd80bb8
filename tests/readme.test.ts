import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PICTURED, pictureName } from './ui/visual/pictured.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

// Tests in the named files, with these words in their titles, keep the table's promises.
const SHOWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'bridge a native currency and a token, there and back': { 'e2e/transfer': ['ETH to Base and USDC back'] },
  'swap on one chain, swap across, pay somebody, exactly or about': {
    'e2e/use-cases': ['a swap on one chain', 'a swap across', 'a payment to somebody', 'exactly that', 'about so much'],
    'e2e/recipients': ['native currency is sent on its own chain'],
  },
  'a custom token by its pasted address: marked, warned of, proven, ticked, added, removed': {
    'e2e/tokens': ['chosen by its address, warned of, proven, ticked, and arrives', 'an address without a token'],
  },
  'recipient by name or address book; warnings of strangers, look-alikes, contracts and exchanges': {
    'e2e/use-cases': ['a name is looked up and shown with its address, saved'],
    'e2e/recipients': ['never paid, a contract and a wallet of an exchange'],
    'e2e/refusals': ['a name without an address'],
  },
  'another refund address, also a watched one, and a time limit for the refund': {
    'e2e/use-cases': ['what comes back goes to the address that was given for that, after the time'],
    'e2e/recipients': ['only watched is paid, and another one is given what comes back'],
  },
  'call a contract with the arriving money, by a picked function or pasted bytes': {
    'e2e/arrival-call': ['a contract is called', 'pasted as bytes'],
  },
  'several calls in order: arriving money put into a vault, its spender ticked': {
    'e2e/calls-on-arrival': ['put into a vault by two picked calls', 'a spender that may take the arriving money'],
  },
  'a recipient that is a contract on another chain only': { 'e2e/recipients': ['on another chain only'] },
  'pay by a signature, without currency for gas': { 'e2e/permit': ['is paid by a signature'] },
  'see who may take tokens, and revoke an approval': { 'e2e/allowances': ['is listed', 'revoked once'] },
  'the password before a confirmation: a new recipient, a limit, a cold account': {
    'e2e/use-cases': [
      'somebody new',
      'above a daily limit',
      'always asks, wants the password: a wrong one signs nothing',
    ],
  },
  'gas on arrival, for oneself and for others without any; one’s own slippage': {
    'e2e/use-cases': ['gas arrives beside a token', 'slippage than was typed'],
    'e2e/recipients': ['without gas on the destination is offered a gas top-up'],
  },
  'a sponsor by an API key, sent to the service alone: the sum, both shares, and a limit': {
    'e2e/use-cases': ['a sponsor pays the fees by an API key', 'a sponsor pays up to a limit'],
    'e2e/canary': ['no secret is found in any place'],
  },
  'chains that are slow or switched off, read again before a signature': {
    'e2e/use-cases': ['switched off cannot be chosen', 'one that lags'],
    'e2e/refusals': ['switched off before the yes'],
  },
  'a route’s minimum and maximum before a quote; refusals that say what to change': {
    'e2e/use-cases': ['can pay out'],
    'e2e/refusals': ['too little, too much and no route each say what to change'],
  },
  'the whole balance (Max), on every chain family': {
    'e2e/transfer': ['max leaves the gas'],
    'e2e/bitcoin': ['all that one address has'],
    'e2e/exchange-a': ['max of exchange A'],
    'e2e/exchange-b': ['max of exchange B'],
  },
  'bitcoin out and in, from one coin and from many, by SegWit and Taproot': {
    'e2e/bitcoin': ['BTC to ETH', 'out of 25 coins', 'ETH to BTC', 'taproot addresses of BIP-86'],
  },
  'bitcoin to any address of Bitcoin, from chosen coins, with a higher miner fee': {
    'e2e/bitcoin': ['a plain payment of BTC to any address'],
  },
  'bitcoin: a reorganisation, an explorer that lies': {
    'e2e/bitcoin-troubles': ['a reorganisation drops', 'lies about a coin', 'is not believed'],
  },
  'deposit addresses, strict and open, paid rightly and wrongly': {
    'e2e/bitcoin-deposit': ['a strict deposit address', 'an open deposit address', 'paid too little', 'paid too much'],
    'e2e/evm-deposit': ['an open deposit address on Ethereum, paid less', 'a strict deposit address on Ethereum'],
  },
  'exchange A, both ways': { 'e2e/exchange-a': ['to perps USDC on exchange A, and back out', 'a spot currency'] },
  'exchange B, both ways, with a key that the wallet makes': {
    'e2e/exchange-b': ['to exchange B, and back out', 'with a key that the wallet makes'],
  },
  'an exchange that refuses, or whose answer is lost': {
    'e2e/exchange-a-troubles': ['the exchange refuses', 'an unclear answer is no refusal', 'is looked for'],
    'e2e/exchange-b-troubles': ['exchange B refuses for good', 'it is looked up, and not made again'],
    'e2e/exchange-kills': ['killed after each signature'],
  },
  'speed up, cancel, raise a miner fee, CPFP an arrival': {
    'e2e/replacement': ['is sped up', 'is cancelled'],
    'e2e/bitcoin-troubles': ['with a higher miner fee'],
    'e2e/bitcoin': ['cpfpSigned out of what arrives'],
  },
  'a refund, a service or a node that is down': {
    'e2e/transfer': ['is refunded'],
    'e2e/faults': ['a service that is down', 'a node that is down'],
  },
  'a full disk': { 'e2e/full-disk': ['named on every page'] },
  'one desktop notification of an outcome, which opens its transfer; or none': {
    'e2e/transfer': ['a fill gives one notification', 'muted notifications never appear'],
  },
  'killed at any moment': {
    'e2e/kills': ['killed right after'],
    'e2e/restart': ['a browser that is killed in mid-transfer', 'comes back with an empty database'],
    'e2e/torture': ['killed again and again'],
  },
  'a service that lies': { 'e2e/lies': ['are refused, with a reason, before any confirmation'] },
  'a quote’s value, by independent prices': {
    'e2e/prices': ['has a price for both ends', 'it may arrive after a tick', 'what is paid has to have one'],
  },
  'a tick before a swap into a token that only a node describes': {
    'e2e/custom-token-result': [
      'a swap into a token that nobody pins says that its result is read from a node, and needs a tick for that',
    ],
  },
  'several accounts, imported keys, watched addresses; names and order; forgetting a key': {
    'e2e/custody': ['added, imported, watched, renamed'],
    'e2e/custody-restart': ['the order of accounts outlives a restart; an imported key is forgotten'],
  },
  'words and keys shown on a tap after the password; a backup file': {
    'e2e/custody': ['between Show and Hide', 'a backup file brings a wallet back'],
  },
  'the password changed, lost, or typed wrong': {
    'e2e/custody': ['after a password change the session continues', 'a forgotten password'],
    'e2e/faults': ['a wrong password is counted'],
    'e2e/custody-restart': ['the wait after wrong passwords'],
  },
  'locked by time, by the screen’s lock and by a restart': {
    'e2e/faults': ['locks by itself'],
    'e2e/restart': ['comes back locked'],
  },
  'a stored wallet that is damaged, or of a newer version': {
    'e2e/custody': ['a damaged copy of the vault'],
    'e2e/custody-restart': ['a newer Causeway wrote over a copy'],
  },
  'no secret anywhere': { 'e2e/canary': ['no secret is found in any place'] },
  'a token found by typing; a quote that is renewed, never under the pointer, and names worse terms': {
    'e2e/form': ['a coin is found by typing', 'renewed by itself, never under the hand'],
  },
  'an introduction to proof, trust and failure; a transfer’s times, next steps and explorers': {
    'e2e/form': ['is taught before the wallet is opened', 'what comes next, and leads to the explorer of each chain'],
  },
  'a draft of the form that outlives its popup': {
    'e2e/popup': ['a draft outlives a reload'],
    'e2e/use-cases': ['by a form that outlives its popup'],
  },
  'pages in each language and either theme, from the first frame on': {
    'e2e/everyday': ['the language is chosen in the settings', 'a page starts with the frame that it ended with'],
  },
  'home and its total, search, commands, receipt': {
    'e2e/everyday': ['found at home, in activity, by a command and on its receipt'],
  },
  'a request that several pages show is decided once': { 'e2e/consent': ['several pages show', 'the side panel too'] },
  'the same transfer again, by another tab or a moment later': {
    'e2e/duplicate-transfer': ['the same transfer in two tabs'],
  },
  'a page’s own deposit, to its end': {
    'e2e/page-deposit': ['a deposit that a page makes by itself'],
  },
  'history and support files': { 'e2e/history': ['saved as a file, and the support file'] },
  'by keyboard alone, enlarged to 400 %, without a finding of axe': {
    'e2e/access': ['with the keyboard alone', 'enlarged to four times its size', 'axe finds nothing'],
  },
  'a whole transfer in the width of a toolbar popup': { 'e2e/popup': ['fits into a toolbar popup'] },
  'the toolbar’s own popup, and the browser’s own side panel': {
    'e2e/toolbar': ['has its foot and its tabs in sight', 'the browser’s own side panel'],
  },
  'pages: connect, sign': {
    'e2e/consent': ['accounts come and go'],
    'e2e/sign-message': [
      'personal_sign shows the whole message',
      'signs in to itself',
      'eth_signTypedData_v4 shows every value',
    ],
  },
  'pages: send, ask for an intent': {
    'e2e/send-transaction': ['eth_sendTransaction sends exactly', 'calls are sent in their order'],
    'e2e/dapp': ['asks for an intent'],
    'e2e/pay-from': ['the user chooses'],
  },
  'unchanged pages, paid from another chain': {
    'e2e/patterns': ['patterns in turn are carried out', 'the other patterns are carried out'],
    'e2e/clients': ['find in the wallet what they look for'],
    'e2e/page-intent-continues': ['transaction follows once'],
  },
  'pages that load again, over kills and an update of the extension': {
    'e2e/lifetime': ['a background that was killed', 'an update of the extension'],
    'e2e/injection': ['is there for the first script of a page'],
  },
  'dApps of others: MetaMask’s test dApp and its API’s examples': {
    'e2e/test-dapp': ['every button'],
    'e2e/api-specs': ['results are what the document’s schemas say'],
  },
  'the examples for dApp developers, and the demo dApp': {
    'e2e/readme': ['does what the text says'],
    'e2e/demo': ['the demo dApp'],
  },
  'pages that attack, and sites that steal': {
    'e2e/hostile': ['a page cannot press buttons in the approval window'],
    'e2e/frames': ['share its grant, and frames of another are sites of two names'],
    'e2e/phishing': ['a site on the list gets a warning'],
  },
  'in Firefox: a wallet, a transfer over a kill, a page that connects': {
    'firefox/wallet': [
      'in Firefox a wallet is made, a transfer goes on after a kill, and a page is answered after sleep',
    ],
  },
  'in Firefox: the popup and the sidebar live beside a tab, a notification that is clicked': {
    'firefox/windows': ['the popup and the sidebar are one wallet with the tab', 'opens the transfer'],
  },
  'in Firefox: pages while the extension has no access, is off, on and updated': {
    'firefox/lifecycle': ['open pages hear of withdrawn access, a disabling and an update'],
  },
  'in Firefox: no secret on disk after a kill': {
    'firefox/canary': ['no secret is on disk after Firefox was killed'],
  },
}

const table = read('docs/use-cases.md').split('\n\nThe devnet')[0] ?? ''
const rows = [...table.matchAll(/^\| (.+?) +\| (\[.+?) +\|$/gm)].map(([, useCase = '', files = '']) => ({
  useCase,
  files: [...files.matchAll(/\]\(\.\.\/tests\/([^)]+)\.spec\.ts\)/g)].map(([, name = '']) => name),
}))

const titlesOf = (file: string) =>
  [...read(`tests/${file}.spec.ts`).matchAll(/^\s*test\(\s*(['"`])(.*?)\1,/gm)].map(([, , title = '']) => title)

describe('the table of use cases', () => {
  it('has the rows that are kept here, each with the files of its tests', () => {
    const kept = Object.entries(SHOWN).map(([useCase, files]) => ({ useCase, files: Object.keys(files) }))
    expect(rows, 'Give docs/use-cases.md and SHOWN above the same rows, in the same order.').toEqual(kept)
  })

  it.each(Object.entries(SHOWN))('%s: its tests are there', (_useCase, files) => {
    for (const [file, words] of Object.entries(files)) {
      const titles = titlesOf(file)
      for (const each of words)
        expect(
          titles.filter((title) => title.includes(each)),
          `No title in tests/${file}.spec.ts has "${each}". Correct SHOWN above.`,
        ).not.toEqual([])
    }
  })

  it('leaves out no file of browser tests', () => {
    const there = ['e2e', 'firefox'].flatMap((folder) =>
      readdirSync(join(ROOT, 'tests', folder))
        .filter((name) => name.endsWith('.spec.ts'))
        .map((name) => `${folder}/${name.replace('.spec.ts', '')}`),
    )
    expect(
      there.filter((file) => !rows.some(({ files }) => files.includes(file))),
      'Name these tests in a row of docs/use-cases.md.',
    ).toEqual([])
  })
})

it('every kept picture of a screen is shown, and no other', () => {
  const shown = [...read('docs/gallery.md').matchAll(/<img src="\.\.\/tests\/ui\/pictures\/([^"]+)"/g)].map(
    ([, name]) => name,
  )
  const kept = PICTURED.flatMap((state) => (['light', 'dark'] as const).map((theme) => pictureName(state, theme)))
  expect(shown.sort(), 'Show the states of tests/ui/visual/pictured.ts in docs/gallery.md.').toEqual(kept.sort())
})

describe('the documents', () => {
  const documents = [
    'README.md',
    'SECURITY.md',
    'CHANGELOG.md',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ]

  it('the README has at most 1,500 words', () => {
    expect(read('README.md').split(/\s+/).length, 'Move details into docs.').toBeLessThanOrEqual(1_500)
  })

  it.each(documents)('%s links only to files that are there', (name) => {
    const linked = [...read(name).matchAll(/(?:\]\(|src=")(?!https?:|#)([^)#"]+)/g)].map(([, path = '']) => path)
    expect(
      linked.filter((path) => !existsSync(join(ROOT, name, '..', path))),
      `Correct these links of ${name}.`,
    ).toEqual([])
  })
})
