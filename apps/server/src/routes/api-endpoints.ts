import {
  accountEndpoints,
  operatorEndpoints,
  aiEndpoints,
  calendarFeedEndpoints,
  documentEndpoints,
  duplicateEndpoints,
  type Endpoint,
  examEndpoints,
  exportEndpoints,
  flashcardEndpoints,
  folderEndpoints,
  importEndpoints,
  markEndpoints,
  mediaEndpoints,
  memoryEndpoints,
  memoryParametersEndpoints,
  memorySettingsEndpoints,
  setMemoryEndpoints,
  paymentEndpoints,
  pushEndpoints,
  putAwayEndpoints,
  searchEndpoints,
  setEndpoints,
  sharedEndpoints,
  shareLinkEndpoints,
  reportEndpoints,
  statisticsEndpoints,
  supportEndpoints,
  takeoutEndpoints,
  teamEndpoints,
  teamSetEndpoints,
  teamUsageEndpoints,
} from '@scholar/contract';
import type { ApiPart } from '../docs/openapi';

export const API_BASE = '/api';

/** Every call of the API: what the documentation shows and the sweeping tests walk through. */
export const API_ENDPOINTS: Endpoint[] = [
  ...Object.values(accountEndpoints),
  ...Object.values(documentEndpoints),
  ...Object.values(flashcardEndpoints),
  ...Object.values(setEndpoints),
  ...Object.values(folderEndpoints),
  ...Object.values(duplicateEndpoints),
  ...Object.values(searchEndpoints),
  ...Object.values(importEndpoints),
  ...Object.values(mediaEndpoints),
  ...Object.values(shareLinkEndpoints),
  ...Object.values(sharedEndpoints),
  ...Object.values(exportEndpoints),
  ...Object.values(memoryEndpoints),
  ...Object.values(markEndpoints),
  ...Object.values(putAwayEndpoints),
  ...Object.values(memoryParametersEndpoints),
  ...Object.values(memorySettingsEndpoints),
  ...Object.values(pushEndpoints),
  ...Object.values(statisticsEndpoints),
  ...Object.values(setMemoryEndpoints),
  ...Object.values(examEndpoints),
  ...Object.values(calendarFeedEndpoints),
  ...Object.values(reportEndpoints),
  ...Object.values(paymentEndpoints),
  ...Object.values(takeoutEndpoints),
  ...Object.values(teamEndpoints),
  ...Object.values(teamSetEndpoints),
  ...Object.values(teamUsageEndpoints),
  ...Object.values(supportEndpoints),
  ...Object.values(operatorEndpoints),
];

/** The AI calls lie apart: they can run on machines of their own. */
export const AI_BASE = '/ai';

export const API_PARTS: [ApiPart, ...ApiPart[]] = [
  { base: API_BASE, endpoints: API_ENDPOINTS },
  { base: AI_BASE, endpoints: Object.values(aiEndpoints) },
];
