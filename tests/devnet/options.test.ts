import { expect, test } from 'vitest'
import { DEVNET_WORDS, PUBLIC_WORDS } from './exchanges/exchange-a/words.ts'
import { readCommandLine } from './options.ts'

test('without options, default ports are taken where they are free', () => {
  expect(readCommandLine([])).toEqual({
    ports: 'default-if-free',
    exactPorts: {},
    stopWithStdin: false,
    words: DEVNET_WORDS,
  })
})

test('ports, single ports and the end by standard input are read', () => {
  const args = [
    '--ports',
    'os',
    '--service-port',
    '5000',
    '--chain1-port=5001',
    '--stop-with-stdin',
    '--words',
    'public',
  ]
  expect(readCommandLine(args)).toEqual({
    ports: 'os',
    exactPorts: { service: 5000, chain1: 5001 },
    stopWithStdin: true,
    words: PUBLIC_WORDS,
  })
})

test.each([
  [['--ports', 'all'], '--ports: expected "default" or "os", got "all"'],
  [['--dapp-port', 'x'], '--dapp-port: expected a port from 1 to 65535, got "x"'],
  [['--dapp-port', '65536'], '--dapp-port: expected a port from 1 to 65535, got "65536"'],
  [['--words', 'mine'], '--words: expected "devnet" or "public", got "mine"'],
  [['--speed'], "Unknown option '--speed'"],
  [['now'], "Unexpected argument 'now'"],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readCommandLine(args)).toThrow(sentence)
})
