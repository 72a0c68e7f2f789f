import type { Language } from '@scholar/contract';

/**
 * What a student might bring: a title, an empty line and a paragraph. The cards and summaries in
 * sample-answers.json are the engine's answers to these very letters: after a change here,
 * `npm run samples`.
 */
export const SAMPLE_TEXTS: Record<Language, string> = {
  en: `How a tree drinks

A redwood lifts water a hundred metres into the air, and it has no pump. Osmosis is the movement of water through a membrane toward the side with more dissolved substances. It fills the roots with water from the soil. Xylem is a tissue of dead, hollow cells that carries water from the roots to the leaves. On a hot day a large tree lets hundreds of litres evaporate. Transpiration is the loss of water vapour from the leaves of a plant. Each molecule that leaves pulls the next one up. Cohesion is the attraction that holds molecules of the same substance together. Without it, the thin thread of water would break on its way up.`,

  vi: `Thủy triều và trận Bạch Đằng

Cuối năm 938, Ngô Quyền thắng quân Nam Hán trên sông Bạch Đằng nhờ hiểu rõ con nước. Thủy triều là hiện tượng nước biển dâng lên và hạ xuống theo chu kì do sức hút của Mặt Trăng và Mặt Trời. Quân ta đóng cọc gỗ bịt sắt xuống lòng sông rồi chờ nước lên che kín. Nhật triều là chế độ nước chỉ lên một lần và xuống một lần trong mỗi ngày, như ở vịnh Bắc Bộ. Biên độ triều là độ chênh lệch giữa mực nước cao nhất và mực nước thấp nhất. Khi nước rút, thuyền lớn của giặc vướng cọc, vỡ và chìm. Triều cường là thời kì nước lên xuống mạnh nhất, khi Mặt Trăng, Mặt Trời và Trái Đất nằm thẳng hàng. Triều kém là thời kì nước lên xuống yếu nhất.`,
};
