export const enIntroduction = {
  ready: 'Your wallet is ready',
  others:
    'This is the first account of these words. If you had others, add them in Settings, under Accounts, one after the other until you see yours.',
  place: (part: number, parts: number) => `${part} of ${parts}`,
  parts: {
    proven: {
      title: 'What Causeway proves',
      text: [
        'Before anything is signed, this device checks all of it against what you asked for: the amount, the chains, the address, the fee. What does not fit is refused, whoever sent it. What cannot be checked is listed in the review, so that you can decide.',
        '“Arrived” is said only once Causeway has read it on the chain itself.',
      ],
    },
    trusted: {
      title: 'What you still trust',
      text: [
        'The service names the price and pays you out on the other chain. Nodes tell Causeway what is on the chains. An exchange keeps what lies there.',
        'Your keys stay in this browser, locked with your password. They are sent to nobody.',
      ],
    },
    fails: {
      title: 'What happens if something fails',
      text: [
        'What the service cannot pay out it sends back, less network fee, to the address that you saw before you confirmed. Causeway follows it until it is there.',
        'You can close the browser at any moment: Causeway goes on where it was, and sends nothing twice. If this device is lost, the recovery phrase brings its accounts back: the first by itself, the others one after the other as you add them.',
      ],
    },
  },
  next: 'Next',
  skip: 'Skip',
  open: 'Open my wallet',
  pin: 'You find Causeway behind its button in the browser’s toolbar. Pin it there to keep it in sight.',
}

export type IntroductionMessages = typeof enIntroduction
