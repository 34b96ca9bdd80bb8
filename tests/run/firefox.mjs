import { installFromDebian, lookFor } from './chromium.mjs'

const NAMES = ['firefox-esr', 'firefox']

/**
 * Finds a Firefox: `$FIREFOX`, then the known names on the path. Where there is none and Debian's package can be
 * installed, installs it and says so on standard error. What can be had nowhere is said, and goes untested.
 *
 * @returns {string | undefined} the program's path
 */
export function findFirefox() {
  const look = () => lookFor(process.env['FIREFOX'], NAMES)
  const found = look() ?? (installFromDebian('Firefox', [['firefox-esr']]) ? look() : undefined)
  if (!found) process.stderr.write('No Firefox was found: its test is skipped. Name one: FIREFOX=/path/to/firefox\n')
  return found
}
