/** Numbers of the specification that both the server and the browser obey. */
export const CODE_LENGTH = 6;
export const CODE_LIFE_SECONDS = 180;
export const RESEND_LOCK_SECONDS = 3;

export const EMAIL_MAX = 254;
export const LOGIN_PASSWORD_MIN = 6;
export const PASSWORD_MIN = 6;
/** Advised, not required: the specification accepts shorter ones. */
export const PASSWORD_ADVISED = 12;
export const PASSWORD_MAX = 128;
export const PASSWORD_MAX_BYTES = 512;
export const NAME_MIN = 3;
export const NAME_MAX = 50;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

export const PICTURE_MAX_BYTES = 1_048_576;
export const PICTURE_SIDE = 320;
export const PICTURE_ZOOM = { min: 1, max: 2, step: 0.01 } as const;

/** Longest path parameter that reaches a handler; anything longer is answered with 414. */
export const PARAM_MAX = 320;

export const BODY_LIMIT = {
  login: 4_096,
  profile: 16_384,
  none: 16_384,
  filter: 16_384,
  card: 131_072,
  order: 131_072,
  reviews: 262_144,
  document: 4_194_304,
  import: 16_777_216,
  /** The file of a picture or sound and the framing around it. */
  media: 10_485_760 + 4_096,
} as const;
/** A picture is sent as multipart: the file plus the framing around it. */
export const PICTURE_BODY_LIMIT = PICTURE_MAX_BYTES + 4_096;
