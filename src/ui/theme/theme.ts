import type { SettingsView } from '../../api/views/wallet.ts'

type Theme = SettingsView['theme']

export const THEMES = ['system', 'light', 'dark'] as const

const KEY = 'causeway.theme'

/** Stored, so that the next page starts without a flash. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  if (localStorage.getItem(KEY) !== theme) localStorage.setItem(KEY, theme)
}

export function rememberedTheme(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
