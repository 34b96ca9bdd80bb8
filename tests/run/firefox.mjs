import { installFromDebian, lookFor } from './chromium.mjs'

const NAMES = ['firefox-esr', 'firefox']

/**
 * Finds a Firefox: `$FIREFOX`, then known names; else installs Debian's.
 *
 * @returns {string | undefined} the program's path
 */
export function findFirefox() {
  const look = () => lookFor(process.env['FIREFOX'], NAMES)
  const found = look() ?? (installFromDebian('Firefox', [['firefox-esr']]) ? look() : undefined)
  if (!found) process.stderr.write('No Firefox was found: its test is skipped. Name one: FIREFOX=/path/to/firefox\n')
  return found
}
