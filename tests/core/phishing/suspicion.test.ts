import { domainToASCII } from 'node:url'
import { describe, expect, it } from 'vitest'
import { KNOWN_SITES } from '../../../src/core/phishing/known-sites.ts'
import { readPhishingList, writePhishingList } from '../../../src/core/phishing/list.ts'
import { suspicionOfSite } from '../../../src/core/phishing/suspicion.ts'

const MADE = 1_733_702_400
const list = readPhishingList(writePhishingList(['evil.example', 'bad.shared.host', '10.0.0.1'], MADE))
const of = (origin: string) => suspicionOfSite(origin, list)
const likeness = (host: string) => {
  const found = of(`https://${domainToASCII(host)}`)
  return found?.kind === 'lookAlike' ? found.known : undefined
}

describe('a site on the list', () => {
  it.each([
    ['https://evil.example', 'evil.example'],
    ['https://evil.example:8443', 'evil.example'],
    ['http://evil.example', 'evil.example'],
    ['https://EVIL.example', 'evil.example'],
    ['https://evil.example.', 'evil.example'],
    ['https://deep.within.evil.example', 'evil.example'],
    ['https://bad.shared.host', 'bad.shared.host'],
    ['http://10.0.0.1:3000', '10.0.0.1'],
    ['https://evil.example https://good.example', 'evil.example'],
    ['https://good.example https://evil.example', 'evil.example'],
    ['https://uniswap.org.example https://evil.example', 'evil.example'],
  ])('%s', (origin, host) => {
    expect(of(origin)).toEqual({ kind: 'listed', host, madeAtSeconds: MADE })
  })

  it.each([
    'https://good.example',
    'https://notevil.example',
    'https://evil.example.org',
    'https://shared.host',
    'null',
    '',
  ])('is not %s', (origin) => {
    expect(of(origin)).toBeUndefined()
  })
})

describe('a site that could be taken for another', () => {
  it.each([
    // Letters of other scripts.
    ['unіswap.org', 'uniswap.org'],
    ['аave.com', 'aave.com'],
    ['оpеnsеa.io', 'opensea.io'],
    ['app.uniswąp.org', 'uniswap.org'],
    ['metamaşk.io', 'metamask.io'],
    // Digits and letter pairs as lookalikes.
    ['un1swap.org', 'uniswap.org'],
    ['0pensea.io', 'opensea.io'],
    ['rnetamask.io', 'metamask.io'],
    ['unisvvap.org', 'uniswap.org'],
    // A typo.
    ['uniswapp.org', 'uniswap.org'],
    ['unswap.org', 'uniswap.org'],
    ['uniwsap.org', 'uniswap.org'],
    ['opensee.io', 'opensea.io'],
    ['metamask.co', 'metamask.io'],
    // The whole name as a subdomain.
    ['uniswap.org.claim.example', 'uniswap.org'],
    ['uniswap.org-claim.example', 'uniswap.org'],
    ['app-uniswap-org.example', 'uniswap.org'],
    ['login.metamask-io.example', 'metamask.io'],
    ['uniswap.com', 'uniswap.org'],
    ['hyperliquid.example', 'hyperliquid.xyz'],
    ['metamask-login.example', 'metamask.io'],
    ['claim-un1swap.example', 'uniswap.org'],
    ['opensea.pages.example', 'opensea.io'],
    ['app-walletconnect.shop.example', 'walletconnect.com'],
  ])('%s: %s', (host, known) => {
    expect(likeness(host)).toBe(known)
  })

  it('is no known site itself, nor what stands below it', () => {
    for (const known of KNOWN_SITES) {
      expect([likeness(known), likeness(`app.${known}`), likeness(`a.b.${known}`)]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    }
  })

  it.each([
    'example.org',
    'have.com',
    'curve.io',
    'bücher.example',
    'localhost',
    '127.0.0.1',
    'shop.example.co.uk',
    'compound.example',
  ])('is not %s', (host) => {
    expect(of(`https://${domainToASCII(host)}`)).toBeUndefined()
  })
})
