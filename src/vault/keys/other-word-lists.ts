import { base64ToBytes } from '../../lib/base64.ts'

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  日本語: /^[\p{sc=Hira}\u3099\u309a]+$/u,
  한국어: /^\p{sc=Hang}+$/u,
  中文: /^\p{sc=Han}$/u,
}

const BITS = 4096
const LEAST_WORDS = 6
const WORDS: Readonly<Record<string, string>> = {
  español:
    '0EAQEao2nn304RBYAIaqUJItgBdiHLGMIDhEHFwQAAWBypMzNCF2RuE6jUoUKAoAkWmXVbgRCVwjmHiJIl5DtWIQfwAQKKcQBwBVIZhNChDAY8gbkELFA8WICplAmmASaZgb7HDSk6wcIqLaIucCWWrV0Y9qlZOh6uYasGSkRUqPgGHpDQawPxSXbLVPAkAZGtkXttgAw0hCH7gUAtFA+V03JRJTKmQh0TM4kfYJ2Hqr/U1CiBnZTnWI7E8jiAoYr3obEA46dEE5djgzGrkaQSaBa1MUJwUoimBTixle5ihIgTLyKaNWGS1OkGS/6whCF206DQJjYbBjx1AbVjAqFuEgmRdAYdEaGlAuLmxAiqZgAIld6YRu6uEigIwF2/7ECoDgSBwIDhDQg+FNu1QRTU80CMgk26lv5ihu4qyMoqQAyjAARkaeNJ2FqGJKFAgWoAqw9MEAhapDEJ7sCHLJwBUXJRQYJSyAwE+aFLyqgDQyLjBQU2EAABFQAFKIMSMzXBrmAqAB3NOguPFAGBAKAHSoCrdYgAGgCKqQhT2DEzEJvYcqZEFQt8RIto0KECRwAAOaMKAQQHI7Aw9e4YJy4cEVEKLkBMEQCA106GDQQVcA7ZGyTbAhBTQe6FyE8JhdzTEAg2VOZwhgEJBAukSAVhctSIkMeAIfWYCBGozyE9k=',
  français:
    'K2QHVA1fTSFiI0Z/pCAakAqeTM8dE6cUTCHAqE1HLGbOQCC8UEdoKMhnByEggsPFDgICAGqLRGZBGwSBCqXmyAT+iVZYjCAgeAEkIAgo5OjGAsL4Y2iAICbzahEbrAjiGvhgDMKIL0lSkQNxu7TTxRSsFaTggSokMDAKGNCEM4nqoNKVFfI0+kGAyEjLKVyBXCWIUxHlAPqEhBFKyg5DHgIJARYoDCk3AVvaRuKIHCJOWiCDQvoSRADgYwYAQjJMYzLEnoQ5H3ESEKC1ATjgENsIA8kYwlAQwgRjmIDCzRgABUkERaMBBxiYg6cy2XsNCKyEAgplJiKWnbk1iIJpmGCAyhO6EG8rkGl1JcxyCtaJkpQztoDrvhw9MmC5xHQc04G8wMy44qBNYrCtThgFpjgG4DMgQCYAEk2VaFb4hAkiTIOf9qxLdBDDwEtEshIujGi/A8PeWJNdkHqV5QgcYsnwckhNuAoNgAQEgCfTEX8qAIBMgwsA0w6AMMoGLAAIoD9AtlOIcMkH2sCgkojEV6AEp1AqAW1V2iou3NOhjPKQuZlqxZpq8BQAjFoOXGzcZAAqFAUd9J6QvZC1iEiiSoZoAvIWwFi3Zi1oY/ozlYlIaA4koTc/C1tAFvCQVqBOoQBylRqYQHpYlVxBKNrzAgECtHU+hTqrMUFKQUU0QAA=',
  italiano:
    'sN6A9j0FgEAYykhiUgpsosoDIo6PYkQDixNFoahKjohI0HlTwGNwGQSYTgxGxhzD1ZuIlGKmmsecuK8jqEYILGkaPw+wM22CLBJQIRKtg84IjBkJEcO6KoQEpxmQ7dIQIwx5kUCGF4ajEKDEapHAKACFQkDoeJqg9GSsNZ9wQEBKUUblgFwxZ2GDHceMTuxXjIhgpDdEAfgFQgIZvgjogsnTF3QxE0e3gASa9ligopAYSV1RCyQHB1TnqAUisdAceQ5gdQBlqqxAE0NJiAYwdnSxI5AA5KkBYlAcDkHPAKmcCqmSISiLMVQFjBoIDjtB0cyUSJIUvihaYcaCFAxA2WHDbJnWCOj1kk8m5NRQEDRvzMCIxOdOic4p2iFTHeNgFmjW0IoEtLspJ+ADOrOJQABU8mM5i9DulPyB4QvAVhAGVSm0ChExhZJxwO6qgztycBr7pBjECg/PcFB0OBjkJnOkgyK66ir/6oSBAKdw8qiy3hmG13DKg5yKyJyJSBqN2ECSujSQJfc2jzjRL9DelA2D550UCvJdQRCARioAkzRcgWqqQ0G+mXC0BjYAlwWGxB+wiSqRMQFt4sISgZAKBAgFhcDDvFIFAIGs1XQSS5XAAADvjUx9k093KvVVfUYT0oipFpA4vJiQFCJOaAIwAiwpGlAGYABvRNgmzYBAIIE=',
  português:
    'jpmTaIpAkIYgIYkKQimm6rrhPEimIQtaopArJXBGUBGgApNA66mHkdl36iCgjGUDU+IrGGCwgLRg4ke/EIwuDAcPIBUEQVea34w0KaX4RCFpZIFFAgBkowQCBxN4vICUMJORCLODosLciClohhFQUYrGO4JFQhayMAqGQAY3gADzQAwoDw5hIYAFofdY1fApm8okoDAA3CVgyFAhiqUgT+E6CGyHHWERAkUgbhXQAgTQTAIE5pI20H1XsYAuEjKZH9ayZpGq+KEQ1IJrLOYxpEMBGIZVySQQSZU8r2wJaOIWU2a2hg3pgKyeymVaC/M2IsNjmgB2hCsIQxZIGd+845HWqmKI4j+ADVgKO0vWM7iCgpMI6YEDqlGAgw2jhdRkNYCVOxACCc43OC74pNAUYKDeNCCjFwLTWmACnEWAyZaQ7yiyFFBsjsGYIxZJRU175HgtDUUBjXRLdaLhh5DQw16CNCOBj4pFVAilgaQSIAPsccwlxCA1JjocSS9aANzE+rLEbKxjRhgLnIqOqGAXKUyGBiiIOB+kQIwADZCBBtABhB7MqygCUBYqQXcESLEoABorWEASNkOxNCIyED5pUyVpAI1ecdA0Y4B9XcQIyfECKXUUyOJhaqpCYjP7MjBgQqUibcbQHBoWSSYKchgoqoCw2VSFqvCC+hmPM42qQaA=',
  čeština:
    'gVoEMqbGKgTFSEQDRBEwWEBrfIp+iAl4thFdAcKcFwSamsBFSMlOLKYhRlc8bD08r2ODHVDhiwOoIkJhL5Ttn5HCQexQCVBRWghBQVswoS5JTyhuEkoCzIUAlgC5pINIIFSmtVGSLLCmzkc1MjSOpkAbhC4kFgAETFRUsDBh4Ig2hNWwgMREISpWDQpDIIpAQoTkdSgVsSiL6ADzEvEM7wi9IRBReCNEACVXzzBjGkClqQGxiWe4BfgJLbJZPACTBGAEBj1TYJgCajnppC21nKBDDygMWQSkYoqAipLWSJVDwRCBCBVxY1MbhR2NMoURQDd6AniOiAyOJQhcBgGMDmWDw8fwesxD0ZJR8iGyJyhzoDT4I5SSEjoJm0rIihhV3GA47DoUwdHr3QhDJ1+BAASM1gIIYYNss0hUQLHOpAJCkQEpzlFDPVcAap6QCxLDXSSBSsgSYezDBBUgcJiMScDmAwDDDHwoECBrGhkBzaM66niQFCiQQsxH6LUR8eJWAYwsYyGTpG8f/L9QP7AHBjU04MUuBVUoEOaFQzCA4oLiSEVCKgDUOQMCAzeUZMCU2IIXzTD/98lZMpgCAViKAN8wNzhTiEh+DJFojBINkByBQQftM+QCiOxConFUSFUxd5fJKyNTYiSVM3I3FcAEZaAdgikBojwqDMwiAMHOyBw=',
}

/** Names the other BIP-39 list that has all typed words, in its language. */
export function otherWordList(typed: string): string | undefined {
  const words = typed.normalize('NFKD').toLowerCase().split(/\s+/u).filter(Boolean)
  const script = Object.entries(SCRIPTS).find(([, form]) => words.every((word) => form.test(word)))
  if (script) return script[0]
  if (new Set(words).size < LEAST_WORDS) return undefined
  const places = words.map((word) => placeOf(word.replace(/\p{M}/gu, '')))
  return Object.entries(WORDS).find(([, text]) => {
    const bits = base64ToBytes(text)
    return places.every((place) => ((bits[place >> 3] ?? 0) >> (place & 7)) & 1)
  })?.[0]
}

function placeOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return ((hash ^ (hash >>> 15)) >>> 0) % BITS
}
