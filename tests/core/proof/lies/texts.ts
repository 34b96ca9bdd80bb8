/** A of the list lies in an answer's text. */
export const TEXT_LIES: readonly (readonly [id: string, what: string, tell: (text: string) => string])[] = [
  ['A01', 'larger than an answer can be', (text) => `${text.slice(0, -1)},"pad":"${'x'.repeat(2 * 1024 * 1024)}"}`],
  [
    'A02',
    'nested ten thousand levels deep',
    (text) => `${text.slice(0, -1)},"deep":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  ],
  ['A02', 'nested one level too deep', (text) => `${text.slice(0, -1)},"deep":${'['.repeat(40)}${']'.repeat(40)}}`],
  ['A03', 'with a hundred thousand steps', (text) => text.replace('"steps":[', `"steps":[${'{},'.repeat(100_000)}`)],
  [
    'A04',
    'with a text of a megabyte',
    (text) => text.replace('"description":"', `"description":"${'x'.repeat(1_000_000)}`),
  ],
  [
    'A04',
    'with an amount of a million digits',
    (text) => text.replace('"amount":"', `"amount":"${'1'.repeat(1_000_000)}`),
  ],
  ['A05', 'with a key twice', (text) => text.replace('{', '{"requestId":"0x00",')],
  ['A05', 'with a key twice deep inside', (text) => text.replace('"status":', '"data":{},"status":')],
  ['A06', 'with a key that changes what an object is', (text) => text.replace('{', '{"__proto__":{"isAdmin":true},')],
  ['A06', 'with a constructor', (text) => text.replace('"status":', '"constructor":{},"status":')],
  ['A12', 'cut off', (text) => text.slice(0, -2)],
  ['A12', 'with something behind it', (text) => `${text}{}`],
  ['A13', 'with half a letter', (text) => text.replace('"description":"', '"description":"\\ud800')],
  ['A13', 'with a byte-order mark', (text) => `\ufeff${text}`],
]
