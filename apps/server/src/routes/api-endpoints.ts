import { accountEndpoints, type Endpoint } from '@scholar/contract';

export const API_BASE = '/api';

/** Every call of the API: what the documentation shows and the sweeping tests walk through. */
export const API_ENDPOINTS: Endpoint[] = Object.values(accountEndpoints);
