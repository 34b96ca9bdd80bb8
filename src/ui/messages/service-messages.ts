import { enService } from './en/service.ts'
import { part } from './part.ts'

/** What is said of the service's key, as `m` says the rest: only the settings carry it. */
export const ofService = part('service', enService)
