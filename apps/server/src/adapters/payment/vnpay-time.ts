const ZONE_MS = 7 * 3_600_000;
const SHAPE = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** yyyyMMddHHmmss in the time of Hanoi, which knows no summer time. */
export function toVnpayTime(instant: Date): string {
  return new Date(instant.getTime() + ZONE_MS).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

export function readVnpayTime(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = SHAPE.exec(text) ?? [];
  const local = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  const instant = new Date(local.getTime() - ZONE_MS);
  // Date reads the 31st of April as the 1st of May.
  return Number.isNaN(instant.getTime()) || toVnpayTime(instant) !== text ? undefined : instant;
}
