/** One's own account: what is shown, changing it, and the password. */
import { makePerson } from './support/people.ts';
import { api, expect, signIn, test } from './support/test.ts';

test('the centre shows who one is and leads to the settings', async ({ page, open }) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'centred', []);
  await open('/account/center', person);
  await expect(page.getByText('个人信息')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'centred' })).toBeVisible();
  await expect(page.getByRole('table').getByText('centred').first()).toBeVisible();
  const tags = page.getByRole('group', { name: '标签' });
  for (const text of ['爱编织', '爱编织']) {
    await tags.getByRole('button', { name: '+ 标签' }).click();
    await tags.getByRole('textbox').fill(text);
    await tags.getByRole('textbox').press('Enter');
    await expect(tags.getByRole('textbox')).toHaveCount(0);
  }
  await expect(tags.locator('.ant-tag').filter({ hasText: '爱编织' })).toHaveCount(1);
  await expect(tags.getByRole('status')).toHaveText('已有标签：爱编织');
  await expect(page.getByRole('tab', { name: /^应用\(\d+\)$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: /^文章/ }).click();
  const article = page.getByRole('listitem').filter({ hasText: '发布于' }).first();
  const title = await article.getByRole('heading').innerText();
  await article.getByRole('button', { name: '阅读全文' }).click();
  const reading = page.getByRole('dialog', { name: title });
  await expect(reading).toBeVisible();
  await reading.getByRole('button', { name: 'Close' }).click();
  await expect(reading).toBeHidden();
  // Tags are nobody's but the visit's: leaving asks nothing.
  await page.getByRole('button', { name: '个人设置' }).click();
  await expect(page.getByLabel('用户昵称')).toHaveValue('centred');
});

test('base data is checked and stored', async ({ page, app, open }) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'selfmade', []);
  await open('/account/settings', person);
  await page.getByLabel('用户昵称').fill('自己改的');
  await page.getByLabel('手机号码').fill('123');
  await page.getByLabel('邮箱').fill('selfmade@example.com');
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('请正确填写手机号码')).toBeVisible();
  await page.getByLabel('手机号码').fill('13711112222');
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  const { data } = await api(
    app,
    await signIn(app, person.userName, person.password),
    'GET',
    '/system/user/profile',
  );
  expect(data).toMatchObject({
    nickName: '自己改的',
    phonenumber: '13711112222',
    email: 'selfmade@example.com',
  });
});

test('the password keeps to the rule and needs the old one; other sessions are seen and ended', async ({
  page,
  app,
  open,
  complaints,
}) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'secretive', []);
  await signIn(app, person.userName, person.password);
  await open('/account/settings?tab=security', person);
  await expect(page.getByText('当前密码强度：强')).toBeVisible();
  await page.getByRole('button', { name: '修改' }).click();
  const form = page.getByRole('dialog', { name: '重置密码' });
  await form.getByLabel('旧密码').fill('wrong-2026');
  await form.getByLabel('新密码').fill('12345678');
  await form.getByLabel('确认密码').fill('12345678');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('字母、数字和标点符号至少包含两种')).toBeVisible();
  await expect(form.getByRole('list', { name: '密码要求' }).getByText('未满足')).toHaveCount(1);
  await form.getByLabel('新密码').fill('changed1');
  await form.getByLabel('确认密码').fill('changed1');
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByText('修改密码失败，旧密码错误')).toBeVisible();
  await form.getByLabel('旧密码').fill(person.password);
  await form.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('修改成功')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('当前密码强度：中')).toBeVisible();

  // The change has ended the other session; these are new ones.
  const tokens = [
    await signIn(app, person.userName, 'changed1'),
    await signIn(app, person.userName, 'changed1'),
  ];
  await page.getByRole('tab', { name: '我的会话' }).click();
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('当前会话');
  await expect(rows.first().getByRole('button', { name: '下线' })).toHaveCount(0);
  await rows.nth(1).getByRole('button', { name: '下线' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('确认下线该会话吗？');
  await question.getByRole('button', { name: /确\s*定/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: '下线其他会话' }).click();
  await expect(question).toContainText('确认下线其他所有会话吗？');
  await question.getByRole('button', { name: /确\s*定/ }).click();
  await expect(rows).toHaveCount(1);
  for (const token of tokens)
    expect(await api(app, token, 'GET', '/getInfo')).toMatchObject({ code: 401 });
  expect(complaints).toEqual([]);
});

test('an avatar is cut out of a picture with the keyboard and stored', async ({ page, open }) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'pictured', []);
  let sent = '';
  // The storing of files has tests of its own; here the picture that leaves the browser counts.
  await page.route('**/api/system/user/profile/avatar', async (route) => {
    sent = route.request().postDataBuffer()!.toString('latin1');
    await route.fulfill({ json: { code: 200, msg: '操作成功', imgUrl: '' } });
  });
  await open('/account/settings', person);
  await page.getByRole('button', { name: '修改头像' }).click();
  const dialog = page.getByRole('dialog', { name: '修改头像' });
  await expect(dialog.getByRole('button', { name: /保\s*存/ })).toBeDisabled();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await expect(dialog.getByRole('button', { name: '放大' })).toBeEnabled();
  await dialog.getByRole('application').focus();
  for (const key of ['ArrowRight', '+', 'ArrowUp', '-']) await page.keyboard.press(key);
  await dialog.getByRole('button', { name: '向右旋转' }).click();
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('上传成功')).toBeVisible();
  expect(sent).toContain('name="avatarfile"');
  expect(sent).toContain('image/png');
  // Width and height stand after the name of the first chunk.
  const header = Buffer.from(sent, 'latin1').subarray(sent.indexOf('IHDR') + 4);
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([400, 400]);
});

test('the avatar that is stored is what was cut out', async ({ page, open }) => {
  const person = await makePerson(process.env.PAGELOOM_DATA!, 'cut out', []);
  await open('/account/settings', person);
  const upload = page.locator('.pl-avatar-upload');
  await upload.getByRole('button', { name: '修改头像' }).click();
  const dialog = page.getByRole('dialog', { name: '修改头像' });
  // Wide, red on the left and blue on the right: the square in its middle has half of each.
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 300 });
    const context = canvas.getContext('2d')!;
    for (const [color, x] of [['#f00', 0] as const, ['#00f', 600] as const]) {
      context.fillStyle = color;
      context.fillRect(x, 0, 600, 300);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'wide.png',
    mimeType: 'image/png',
    buffer: Buffer.from(picture, 'base64'),
  });
  await dialog.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page.getByText('上传成功')).toBeVisible();
  const stored = upload.locator('img');
  await expect(stored).toHaveJSProperty('complete', true);
  const drawn = await stored.evaluate((image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image;
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
      '2d',
    )!;
    context.drawImage(image, 0, 0);
    const at = (x: number) => [...context.getImageData(x, height / 2, 1, 1).data];
    return { width, height, left: at(20), right: at(width - 20) };
  });
  expect(drawn).toEqual({
    width: 400,
    height: 400,
    left: [255, 0, 0, 255],
    right: [0, 0, 255, 255],
  });
});
