import { browser } from './browser.ts'

/** Register it synchronously. */
export function onInstalled(listener: (reason: 'install' | 'update' | 'other') => void): () => void {
  const heard = ({ reason }: Readonly<{ reason: string }>) =>
    listener(reason === 'install' || reason === 'update' ? reason : 'other')
  browser.runtime.onInstalled.addListener(heard)
  return () => browser.runtime.onInstalled.removeListener(heard)
}

/** Register it synchronously. */
export function onStartup(listener: () => void): () => void {
  browser.runtime.onStartup.addListener(listener)
  return () => browser.runtime.onStartup.removeListener(listener)
}

export function isFirefox(): boolean {
  return 'getBrowserInfo' in browser.runtime
}

/** Gives the URL of an extension file, such as `phishing.bin`. */
export function ownFile(path: string): string {
  return browser.runtime.getURL(path)
}

export function extensionVersion(): string {
  return browser.runtime.getManifest().version
}
