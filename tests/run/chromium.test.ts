import { describe, expect, it } from 'vitest'
import { packagesToTry } from './chromium.mjs'

const CHROMIUM = '/usr/bin/chromium'
const SHELL = '/usr/bin/chromium-headless-shell'
const FONTS = ['fonts-dejavu-core', 'fonts-liberation']
const version = '140.0.1-1'

describe('the packages that are installed before the tests', () => {
  it('are none where nothing is missing', () => {
    expect(packagesToTry({ chromium: CHROMIUM, shell: SHELL, wantsShell: true, version })).toEqual([])
    expect(packagesToTry({ chromium: CHROMIUM, wantsShell: false, version })).toEqual([])
  })

  it('are Chromium and its shell, or Chromium alone where there is no other', () => {
    expect(packagesToTry({ wantsShell: true })).toEqual([
      ['chromium', ...FONTS, 'chromium-headless-shell'],
      ['chromium', ...FONTS],
    ])
    expect(packagesToTry({ wantsShell: false })).toEqual([['chromium', ...FONTS]])
  })

  it('are the shell after `npm start` has installed Chromium alone, in its version, or both in the newest', () => {
    expect(packagesToTry({ chromium: CHROMIUM, wantsShell: true, version })).toEqual([
      ['chromium-headless-shell=140.0.1-1'],
      ['chromium', 'chromium-headless-shell'],
    ])
  })

  it('are none beside a Chromium that is not of Debian: a shell of another version would draw otherwise', () => {
    expect(packagesToTry({ chromium: '/opt/chromium/chrome', wantsShell: true })).toEqual([])
  })
})
