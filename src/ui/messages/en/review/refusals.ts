export const enRefusals = {
  kinds: {
    tooLittle: {
      title: 'That is too little to move',
      text: 'The fees would take all of it. Send more, or choose a chain that is cheaper to pay out on.',
    },
    noRoute: {
      title: 'There is no route between these two',
      text: 'Choose another currency on one side, such as the chain’s own or USDC.',
    },
    notOffered: {
      title: 'The service does not offer this',
      text: 'Choose another currency or chain, or undo what you set under From and Options.',
    },
    notThere: {
      title: 'The service does not pay this address',
      text: 'Check the address and the chain. Another address of the same owner may work.',
    },
    blocked: {
      title: 'The service refuses this address',
      text: 'It does so for one address of this transfer, and Causeway cannot change that.',
    },
    key: {
      title: 'The service refuses your API key',
      text: 'Look at the key under Settings: correct it or remove it.',
    },
    turnedAway: {
      title: 'The service turned this away',
      text: 'It did not say that anything you typed is wrong. Try again later, choose another chain or currency, or look at your API key under Settings.',
    },
    busy: {
      title: 'The service cannot give a price now',
      text: 'Causeway asks again by itself. Nothing needs to be changed.',
    },
    broken: {
      title: 'The service did not answer as it should',
      text: 'The fault is on its side: nothing needs to be changed.',
    },
    silent: {
      title: 'The service cannot be reached',
      text: 'Nothing needs to be changed.',
    },
    ownSide: {
      title: 'Your account there could not be read',
      text: 'The Bitcoin explorer, or the exchange, gave no answer.',
    },
    tooMuch: {
      title: 'That is more than can be moved at once',
      text: 'Send less, in several parts, or try again later.',
    },
    spoilsPrice: {
      title: 'This amount would spoil its own price',
      text: 'Send less, in several parts, or choose another currency.',
    },
    badCall: {
      title: 'The call on arrival cannot be made',
      text: 'Check its address and its data, or move the money without it.',
    },
    wouldFail: {
      title: 'It would fail where it arrives',
      text: 'The service tried it, and the chain refused. Check the recipient and what should happen there.',
    },
    chainOff: {
      title: 'One of the chains is switched off now',
      text: 'The service does so while something is wrong there. Choose another chain, or wait.',
    },
    closed: {
      title: 'This way is closed for a while',
      text: 'Choose another chain or currency, or try again later.',
    },
    notEnough: {
      title: 'Not enough for this',
      text: 'Send less, or fund the account first.',
    },
    slippage: {
      title: 'The service does not take this slippage',
      text: 'Set it to automatic under Options.',
    },
    permit: {
      title: 'A signature cannot pay this',
      text: 'The service could use none here. Pay by a transaction instead: your wallet then pays a network fee.',
    },
    tooOften: {
      title: 'Too many requests for now',
      text: 'Causeway asks again by itself, more slowly. Your own API key, under Settings, allows more.',
    },
  },
  /** Without a second chain there are no fees to blame. */
  tooLittleHere: 'The service moves nothing this small. Send more.',
  noKey: {
    title: 'This needs an API key of your own',
    text: 'You have none in Causeway. Enter one under Settings, or choose another chain or currency.',
  },
  /** Added to the two above where a sponsor pays. */
  sponsor: {
    key: 'A sponsor also needs a key that may sponsor: otherwise turn the sponsor off under Options.',
    noKey: 'A sponsor pays by a key: without one, turn the sponsor off under Options.',
  },
  /** Advice for a user asked by a site, since only the site can change the request. */
  site: {
    change: 'Only the site can change what it asks for: reject this, and ask for something else there.',
    later: 'Only the site can change what it asks for: try again later, or reject this.',
    fund: 'Fund the account first, or reject this: only the site can ask for less.',
    turnedAway:
      'It did not say that anything is wrong with what the site asks for. Try again later, look at your API key under Settings, or reject this.',
    noKey: 'You have none in Causeway. Enter one under Settings, or reject this.',
    pay: 'Another currency to pay with, chosen above, may work too.',
  },
  toSettings: 'Open settings',
  notMoved: 'Your money has not moved.',
  details: 'Details',
  says: 'The service says:',
  unpricedTitle: 'No price shows that this is fair',
  unpriced: 'Nothing will be signed. Your money has not moved.',
  unreadTitle: 'This could not be checked now',
  unread: 'A node did not say what the proof needs, so nothing will be signed. Your money has not moved.',
} as const

export type RefusalMessages = typeof enRefusals
