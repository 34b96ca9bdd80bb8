import { browser } from './browser.ts'

/** Calls `listener` after the extension was installed or updated. Register it synchronously. @returns its own stop */
export function onInstalled(listener: (reason: 'install' | 'update' | 'other') => void): () => void {
  const heard = ({ reason }: Readonly<{ reason: string }>) =>
    listener(reason === 'install' || reason === 'update' ? reason : 'other')
  browser.runtime.onInstalled.addListener(heard)
  return () => browser.runtime.onInstalled.removeListener(heard)
}

/** Calls `listener` when the browser has started with this profile. Register it synchronously. @returns its own stop */
export function onStartup(listener: () => void): () => void {
  browser.runtime.onStartup.addListener(listener)
  return () => browser.runtime.onStartup.removeListener(listener)
}

/** The address of a file that this extension carries, such as `phishing.bin`. */
export function ownFile(path: string): string {
  return browser.runtime.getURL(path)
}

/** The version of this extension, as its manifest says. */
export function version(): string {
  return browser.runtime.getManifest().version
}
