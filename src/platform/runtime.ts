import { browser } from './browser.ts'

/** Calls `listener` after an installation or update. Register it synchronously. */
export function onInstalled(listener: (reason: 'install' | 'update' | 'other') => void): () => void {
  const heard = ({ reason }: Readonly<{ reason: string }>) =>
    listener(reason === 'install' || reason === 'update' ? reason : 'other')
  browser.runtime.onInstalled.addListener(heard)
  return () => browser.runtime.onInstalled.removeListener(heard)
}

/** Calls `listener` at browser start. Register it synchronously. */
export function onStartup(listener: () => void): () => void {
  browser.runtime.onStartup.addListener(listener)
  return () => browser.runtime.onStartup.removeListener(listener)
}

/** Whether this is Firefox. */
export function isFirefox(): boolean {
  return 'getBrowserInfo' in browser.runtime
}

/** Gives the URL of an extension file, such as `phishing.bin`. */
export function ownFile(path: string): string {
  return browser.runtime.getURL(path)
}

/** Gives the manifest's version. */
export function extensionVersion(): string {
  return browser.runtime.getManifest().version
}
