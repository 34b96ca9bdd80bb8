import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The shipped list's version and date. */
export const SOURCE = { version: '1.2.0', publishedAtSeconds: Date.UTC(2024, 11, 9) / 1_000 }

/** The hosts of `eth-phishing-detect`, without allowed and impossible ones. */
export function packageHosts(): readonly string[] {
  const { version } = require('eth-phishing-detect/package.json') as { version: string }
  if (version !== SOURCE.version) throw new Error(`expected eth-phishing-detect ${SOURCE.version}, got ${version}`)
  const config = require('eth-phishing-detect/src/config.json') as { blacklist: string[]; whitelist: string[] }
  const cleared = new Set(config.whitelist)
  return config.blacklist.filter((host) => host.includes('.') && !cleared.has(host) && isHost(host))
}

function isHost(host: string): boolean {
  return URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host
}
