import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { isOnThisMachine } from '../../src/core/profiles/profile.ts'
import { profileFromFile } from '../../src/core/profiles/resolve.ts'
import { sharedBuild } from './shared-build.mjs'

type WorldBuild = Readonly<{ browser: 'chrome' | 'firefox'; profile: string; output: string }>

/** Copies the shared build with a world's URLs, which are all that its own build would change. */
export function buildForWorld({ browser, profile: file, output }: WorldBuild): string {
  const profile = profileFromFile(JSON.parse(readFileSync(file, 'utf8')))
  if (!isOnThisMachine(profile)) throw new Error(`${file}: expected URLs of this machine`)
  const urls = changedUrls(devnet, profile)
  const folder = join(output, `${browser}-mv3`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(sharedBuild(browser), folder, { recursive: true })
  const script = join(folder, 'background.js')
  const seen = new Set<string>()
  const code = readFileSync(script, 'utf8').replace(
    /(["'`])((?:http|ws):\/\/127\.0\.0\.1:[^"'`]*)\1/g,
    (as, quote, url) => {
      seen.add(url)
      return urls.has(url) ? `${quote}${urls.get(url)}${quote}` : as
    },
  )
  const unseen = [...urls.keys()].filter((url) => !seen.has(url))
  if (unseen.length > 0) throw new Error(`${script}: expected ${unseen.join(', ')}`)
  writeFileSync(script, code)
  return folder
}

function changedUrls(before: unknown, after: unknown, at = 'profile', urls = new Map<string, string>()) {
  if (typeof before === 'object' && typeof after === 'object' && before && after) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      changedUrls(Reflect.get(before, key), Reflect.get(after, key), `${at}.${key}`, urls)
    }
  } else if (before !== after) {
    if (typeof before !== 'string' || typeof after !== 'string' || !URL.canParse(before)) {
      throw new Error(`${at}: expected only other URLs, got ${JSON.stringify(after)}`)
    }
    if ((urls.get(before) ?? after) !== after) throw new Error(`${at}: ${before} has two replacements`)
    urls.set(before, after)
  }
  return urls
}
